#define _GNU_SOURCE
#include "plumb_system.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

struct plumb_pipe plumb_pipe_make(void) {
  int ends[2];
#if defined(__linux__)
  if (pipe2(ends, O_CLOEXEC) < 0) return (struct plumb_pipe){-1, -1, errno};
#else
  if (pipe(ends) < 0) return (struct plumb_pipe){-1, -1, errno};
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
#endif
  return (struct plumb_pipe){ends[0], ends[1], 0};
}

#if defined(__linux__)
// Reads a short file of a process; false when it is not there.
static bool read_process_file(int process, const char *name, char *text, size_t capacity) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/%s", process, name);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  ssize_t length = read(file, text, capacity - 1);
  close(file);
  if (length <= 0) return false;
  text[length] = 0;
  return true;
}
#endif

struct plumb_memory plumb_memory_of(int process) {
  struct plumb_memory memory = {0, 0};
#if defined(__linux__)
  char text[128];
  if (!read_process_file(process, "statm", text, sizeof text)) return memory;
  uint64_t page = (uint64_t)sysconf(_SC_PAGESIZE);
  char *rest = text;
  memory.mapped = strtoull(rest, &rest, 10) * page;
  memory.resident = strtoull(rest, &rest, 10) * page;
#else
  (void)process;
#endif
  return memory;
}

int64_t plumb_starved(int process) {
#if defined(__linux__)
  char text[128];
  if (!read_process_file(process, "schedstat", text, sizeof text)) return 0;
  char *rest = text;
  strtoll(rest, &rest, 10);
  return strtoll(rest, &rest, 10);
#else
  (void)process;
  return 0;
#endif
}

struct plumb_ready plumb_wait(int read_first, int read_second, int write, int64_t microseconds) {
  struct pollfd waited[3] = {
      {read_first, POLLIN, 0}, {read_second, POLLIN, 0}, {write, POLLOUT, 0}};
  struct plumb_ready ready = {false, false, false};
  if (microseconds < 0) microseconds = 0;
#if defined(__linux__)
  struct timespec time = {microseconds / 1000000, (microseconds % 1000000) * 1000};
  int count = ppoll(waited, 3, &time, NULL);
#else
  int count = poll(waited, 3, (int)((microseconds + 999) / 1000));
#endif
  if (count <= 0) return ready;
  ready.first = waited[0].revents != 0;
  ready.second = waited[1].revents != 0;
  ready.writable = waited[2].revents != 0;
  return ready;
}

void plumb_ignore_broken_pipes(void) { signal(SIGPIPE, SIG_IGN); }

bool plumb_set_nonblocking(int descriptor) {
  int flags = fcntl(descriptor, F_GETFL);
  return flags >= 0 && fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) == 0;
}

int plumb_move_up(int descriptor, int least) {
  int moved = fcntl(descriptor, F_DUPFD_CLOEXEC, least);
  if (moved >= 0) close(descriptor);
  return moved;
}

int plumb_shared_memory(size_t length) {
#if defined(__linux__)
  int file = memfd_create("plumb", MFD_CLOEXEC);
#else
  static _Atomic int made = 0;
  char name[32];
  snprintf(name, sizeof name, "/plumb-%d-%d", (int)getpid(), ++made);
  int file = shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0600);
  if (file >= 0) {
    shm_unlink(name);
    fcntl(file, F_SETFD, FD_CLOEXEC);
  }
#endif
  if (file < 0) return -1;
  if (ftruncate(file, (off_t)length) < 0) {
    close(file);
    return -1;
  }
  return file;
}

void *plumb_map(int descriptor, size_t length) {
  int flags = descriptor < 0 ? MAP_PRIVATE | MAP_ANONYMOUS : MAP_SHARED;
  void *page = mmap(NULL, length, PROT_READ | PROT_WRITE, flags, descriptor, 0);
  return page == MAP_FAILED ? NULL : page;
}

void plumb_unmap(void *page, size_t length) { munmap(page, length); }

void plumb_error_text(int error, char *text, size_t capacity) {
#if defined(__GLIBC__)
  // The GNU form returns the text, which need not be in the buffer.
  const char *found = strerror_r(error, text, capacity);
  if (found != text) snprintf(text, capacity, "%s", found);
#else
  if (strerror_r(error, text, capacity) != 0) snprintf(text, capacity, "error %d", error);
#endif
}
