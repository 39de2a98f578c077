#include "CAllocations.h"

#include <stdlib.h>

// A program's own malloc comes before the C library's, which glibc allows and offers its own
// functions for. Blocks still come from its heap, so that its free takes them back.
#if defined(__GLIBC__)

#include <errno.h>
#include <stdatomic.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static atomic_long allocations;

static void count(void) {
  atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
}

void *malloc(size_t size) {
  count();
  return __libc_malloc(size);
}

void *calloc(size_t items, size_t size) {
  count();
  return __libc_calloc(items, size);
}

void *realloc(void *block, size_t size) {
  count();
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  count();
  void *made = __libc_memalign(alignment, size);
  if (!made) return ENOMEM;
  *block = made;
  return 0;
}

long plumb_allocations(void) {
  return atomic_load_explicit(&allocations, memory_order_relaxed);
}

#else

long plumb_allocations(void) {
  return -1;
}

#endif
