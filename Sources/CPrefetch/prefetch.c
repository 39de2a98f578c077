// A target needs a source of its own beside the header.
#include "prefetch.h"
