#ifndef PLUMB_ENGINE_H
#define PLUMB_ENGINE_H

// What a layout engine exports to be run as a shared library, `--library FILE.so`.
//
// The library is loaded in a worker process, one for each lane, so a crash or a hang in it is a
// finding and ends nothing. It exports one function, with C linkage.

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Lays out one case.
///
/// - case_json, length: the case as the engine protocol writes it, UTF-8, not ended by a zero. A
///   length of `null` is unspecified, infinity is the string "inf". Valid during the call only.
/// - frames, frame_capacity: room for `frame_capacity` frames of four doubles each: x, y, width
///   and height in points, in item order, after all edits of the case.
/// - size: room for two doubles, the content's width and height; both zero when called.
/// - error, error_capacity: room for the reason of a refusal, UTF-8 ended by a zero.
///
/// Returns the number of frames of the whole answer. When that is over `frame_capacity` the
/// function writes no frame; it is then called once more with room enough. Returns a negative
/// number to refuse the case as nonsense. Infinite and NaN coordinates are judged, not refused.
///
/// Calls come one after the other, always from the same thread. The answer must depend on the
/// case alone: the same bytes are sent again, in another order and to another process.
int32_t plumb_layout(const char *case_json, size_t length, double *frames, size_t frame_capacity,
                     double *size, char *error, size_t error_capacity);

#ifdef __cplusplus
}
#endif

#endif
