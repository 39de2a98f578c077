#ifndef PLUMB_PREFETCH_H
#define PLUMB_PREFETCH_H

#include <stdint.h>

/// Asks for the memory at an offset in bytes from an address, which need not be there.
static inline __attribute__((always_inline)) void plumb_prefetch(const void *base, intptr_t offset) {
  __builtin_prefetch((const void *)((uintptr_t)base + (uintptr_t)offset));
}

#endif
