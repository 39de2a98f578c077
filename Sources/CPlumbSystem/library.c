#include "plumb_system.h"

#include "plumb_engine.h"

#include <dlfcn.h>
#include <stdio.h>

void *plumb_library_function(const char *path, const char *symbol, char *error, size_t capacity) {
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  void *function = library == NULL ? NULL : dlsym(library, symbol);
  if (function == NULL) {
    const char *reason = dlerror();
    snprintf(error, capacity, "%s", reason != NULL ? reason : "the symbol is null");
    if (library != NULL) dlclose(library);
  }
  return function;
}

int32_t plumb_library_layout(void *function, const char *case_json, size_t length, double *frames,
                             size_t frame_capacity, double *size, char *error,
                             size_t error_capacity) {
  __typeof__(&plumb_layout) layout = (__typeof__(&plumb_layout))function;
  return layout(case_json, length, frames, frame_capacity, size, error, error_capacity);
}
