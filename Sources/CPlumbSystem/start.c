#define _GNU_SOURCE
#include "plumb_system.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

// posix_spawn can neither ask for a parent death signal nor limit the address space, so this is
// what it does inside, with those two added: vfork, which does not copy the parent's page tables.

enum { most_descriptors = 16 };

struct order {
  const char *path;
  char *const *arguments;
  char *const *environment;
  const int *descriptors;
  int count;
  uint64_t address_space;
  struct plumb_started result;
};

// Returns only when it failed, with errno set. Shares its memory with the parent until then.
static void become(const struct order *order, pid_t parent) {
  setsid();
#if defined(__linux__)
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(127);
#else
  (void)parent;
#endif
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  if (order->address_space > 0) {
    struct rlimit space = {order->address_space, order->address_space};
    setrlimit(RLIMIT_AS, &space);
  }
  for (int number = 1; number < NSIG; number++) {
    if (number != SIGKILL && number != SIGSTOP) signal(number, SIG_DFL);
  }
  // First out of the way of the numbers the child is to have, then onto them.
  int copies[most_descriptors];
  for (int index = 0; index < order->count; index++) {
    copies[index] = fcntl(order->descriptors[index], F_DUPFD, order->count);
    if (copies[index] < 0) return;
  }
  for (int index = 0; index < order->count; index++) {
    if (dup2(copies[index], index) < 0) return;
  }
#if defined(__linux__) && defined(SYS_close_range)
  syscall(SYS_close_range, order->count, ~0U, 0);
#else
  for (int number = order->count; number < 1024; number++) close(number);
#endif
  sigset_t signals;
  sigemptyset(&signals);
  sigprocmask(SIG_SETMASK, &signals, NULL);
  execve(order->path, order->arguments, order->environment);
}

static void carry_out(struct order *order) {
  pid_t parent = getpid();
  volatile int failure = 0;
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wdeprecated-declarations"
  pid_t child = vfork();
#pragma clang diagnostic pop
  if (child == 0) {
    become(order, parent);
    failure = errno;
    _exit(127);
  }
  if (child < 0) {
    order->result = (struct plumb_started){-1, errno};
  } else if (failure != 0) {
    waitpid(child, NULL, 0);
    order->result = (struct plumb_started){-1, failure};
  } else {
    order->result = (struct plumb_started){child, 0};
  }
}

// A parent death signal comes when the *thread* that started the child ends. Callers' threads come
// and go while their workers stay, so one thread, which never ends, starts all of them.

static pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t placed = PTHREAD_COND_INITIALIZER;
static pthread_cond_t finished = PTHREAD_COND_INITIALIZER;
static struct order *waiting = NULL;
static bool starter_runs = false;

static void *start_for_ever(void *unused) {
  (void)unused;
  pthread_mutex_lock(&gate);
  for (;;) {
    while (waiting == NULL) pthread_cond_wait(&placed, &gate);
    carry_out(waiting);
    waiting = NULL;
    pthread_cond_broadcast(&finished);
  }
  return NULL;
}

static int run_starter(void) {
  if (starter_runs) return 0;
  // Signals are for the threads of the program; this one must not take them in the child either.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  int error = pthread_create(&thread, NULL, start_for_ever, NULL);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (error == 0) {
    pthread_detach(thread);
    starter_runs = true;
  }
  return error;
}

struct plumb_started plumb_start(const char *path, char *const *arguments,
                                 char *const *environment, const int *descriptors, int count,
                                 uint64_t address_space) {
  if (count > most_descriptors) return (struct plumb_started){-1, EMFILE};
  struct order order = {path, arguments, environment, descriptors, count, address_space, {0, 0}};
  // Held from here to the end of the start: one start at a time, so the order needs no queue.
  static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&turn);
  pthread_mutex_lock(&gate);
  int error = run_starter();
  if (error != 0) {
    order.result = (struct plumb_started){-1, error};
  } else {
    waiting = &order;
    pthread_cond_signal(&placed);
    while (waiting != NULL) pthread_cond_wait(&finished, &gate);
  }
  pthread_mutex_unlock(&gate);
  pthread_mutex_unlock(&turn);
  return order.result;
}

// What the process started can have moved to groups of their own, as helpers that start processes
// do by themselves; the session they stay in.
static void kill_session(int session) {
#if defined(__linux__)
  DIR *processes = opendir("/proc");
  if (processes == NULL) return;
  struct dirent *entry;
  while ((entry = readdir(processes)) != NULL) {
    int number = atoi(entry->d_name);
    if (number <= 1 || number == session) continue;
    char path[64], text[512];
    snprintf(path, sizeof path, "/proc/%d/stat", number);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) continue;
    ssize_t length = read(file, text, sizeof text - 1);
    close(file);
    if (length <= 0) continue;
    text[length] = 0;
    // The name in parentheses may hold anything; state, parent, group and session follow it.
    char *rest = strrchr(text, ')');
    int found = 0;
    if (rest != NULL && sscanf(rest, ") %*c %*d %*d %d", &found) == 1 && found == session) {
      kill(number, SIGKILL);
    }
  }
  closedir(processes);
#else
  (void)session;
#endif
}

void plumb_kill_all(int process) {
  if (process <= 1) return;
  kill(-process, SIGKILL);
  kill_session(process);
}

struct plumb_end plumb_reap(int process, bool wait) {
  struct plumb_end end = {false, 0, 0};
  siginfo_t info = {0};
  // Not reaped by this look, so that its number stays taken until all its session is killed.
  int flags = WEXITED | WNOWAIT | (wait ? 0 : WNOHANG);
  int looked;
  do {
    looked = waitid(P_PID, (id_t)process, &info, flags);
  } while (looked < 0 && errno == EINTR);
  if (looked == 0 && info.si_pid == 0) return end;
  end.ended = true;
  if (looked < 0) return end;
  plumb_kill_all(process);
  int status = 0;
  while (waitpid(process, &status, 0) < 0 && errno == EINTR) {
  }
  if (WIFSIGNALED(status)) {
    end.signal = WTERMSIG(status);
  } else {
    end.status = WEXITSTATUS(status);
  }
  return end;
}
