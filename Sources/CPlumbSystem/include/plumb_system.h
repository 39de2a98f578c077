#ifndef PLUMB_SYSTEM_H
#define PLUMB_SYSTEM_H

// The few system calls that Swift cannot make safely by itself: starting a process that dies with
// its parent, and reading and writing a page that two processes share without a system call.
// Results are plain values wherever that is possible, so that callers handle no pointers.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Two ends of a pipe, closed on exec; `error` is an errno, or 0.
struct plumb_pipe {
  int read_end;
  int write_end;
  int error;
};

/// A process that was started; `error` is an errno, or 0.
struct plumb_started {
  int process;
  int error;
};

/// How a process ended; `signal` is 0 for one that exited with `status`.
struct plumb_end {
  bool ended;
  int signal;
  int status;
};

/// Bytes a process has mapped and has resident; both 0 where the system does not tell.
struct plumb_memory {
  uint64_t mapped;
  uint64_t resident;
};

/// Which of the waited for descriptors are ready, or at their end.
struct plumb_ready {
  bool first;
  bool second;
  bool writable;
};

struct plumb_pipe plumb_pipe_make(void);

/// Starts a process whose descriptors 0 to `count` - 1 are those of `descriptors`, with no other
/// open, in a session of its own, without core dumps, with default signal handling. It is
/// killed when this process ends, however it ends. `address_space` limits mapped bytes unless 0.
struct plumb_started plumb_start(const char *_Nonnull path, char *_Nullable const *_Nonnull arguments,
                                 char *_Nullable const *_Nonnull environment,
                                 const int *_Nonnull descriptors, int count,
                                 uint64_t address_space);

/// Kills `process` and all of its session. Only for one that is not reaped yet.
void plumb_kill_all(int process);

/// Looks whether `process` ended, waiting for it if asked; one that ended is reaped, and whatever
/// is left of its session killed before its number can be given to another.
struct plumb_end plumb_reap(int process, bool wait);

struct plumb_memory plumb_memory_of(int process);

/// Nanoseconds for which the first thread of a process was ready and had no processor; 0 where the
/// system does not tell.
int64_t plumb_starved(int process);

/// Waits until one of the descriptors is ready; a negative descriptor is left out.
struct plumb_ready plumb_wait(int read_first, int read_second, int write, int64_t microseconds);

/// Writing to a pipe nobody reads becomes an error instead of a signal.
void plumb_ignore_broken_pipes(void);

bool plumb_set_nonblocking(int descriptor);
/// A copy of the descriptor numbered at least `least`, closed on exec, or -1.
int plumb_move_up(int descriptor, int least);
/// An unnamed file of `length` bytes of memory, closed on exec, or -1.
int plumb_shared_memory(size_t length);
/// Maps shared memory, or private memory for descriptor -1; null when there is none.
void *_Nullable plumb_map(int descriptor, size_t length);
void plumb_unmap(void *_Nonnull page, size_t length);

/// Text of an errno, into a buffer of the caller's.
void plumb_error_text(int error, char *_Nonnull text, size_t capacity);

/// The head of a progress page; the log of one byte a step follows it.
struct plumb_progress {
  uint64_t mark;
  uint64_t count;
};

static inline uint64_t plumb_progress_mark(const void *_Nonnull page) {
  return __atomic_load_n(&((const struct plumb_progress *)page)->mark, __ATOMIC_ACQUIRE);
}

static inline void plumb_progress_set_mark(void *_Nonnull page, uint64_t mark) {
  __atomic_store_n(&((struct plumb_progress *)page)->mark, mark, __ATOMIC_RELEASE);
}

static inline uint64_t plumb_progress_count(const void *_Nonnull page) {
  return __atomic_load_n(&((const struct plumb_progress *)page)->count, __ATOMIC_ACQUIRE);
}

static inline void plumb_progress_set_count(void *_Nonnull page, uint64_t count) {
  __atomic_store_n(&((struct plumb_progress *)page)->count, count, __ATOMIC_RELEASE);
}

/// Opens a library and finds a function in it; null with the reason in `error` when it cannot.
void *_Nullable plumb_library_function(const char *_Nonnull path, const char *_Nonnull symbol,
                                       char *_Nonnull error, size_t capacity);

/// Calls a function found so, as `plumb_layout` of plumb_engine.h.
int32_t plumb_library_layout(void *_Nonnull function, const char *_Nonnull case_json,
                             size_t length, double *_Nonnull frames, size_t frame_capacity,
                             double *_Nonnull size, char *_Nonnull error, size_t error_capacity);

#endif
