// A library engine for the tests: the first byte of the case says what it does.
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "plumb_engine.h"

int32_t plumb_layout(const char *case_json, size_t length, double *frames, size_t frame_capacity,
                     double *size, char *error, size_t error_capacity) {
  static int calls = 0;
  calls++;
  if (length == 0) return 0;
  if (case_json[0] == 'r') {
    strncpy(error, "no \"lanes\"", error_capacity);
    return -1;
  }
  if (case_json[0] == 'a') abort();
  if (case_json[0] == 'g') return 3000 * calls;
  if (case_json[0] == 'h') return 2000000000;
  // The case does not end with a zero.
  int32_t count = 0;
  for (size_t at = 0; at < length && case_json[at] >= '0' && case_json[at] <= '9'; at++) {
    count = 10 * count + (case_json[at] - '0');
  }
  if ((size_t)count > frame_capacity) return count;
  for (int32_t index = 0; index < count; index++) {
    double frame[4] = {index, 0.5, INFINITY, index == 0 ? NAN : -INFINITY};
    memcpy(frames + 4 * index, frame, sizeof frame);
  }
  size[0] = 320;
  size[1] = count;
  return count;
}
