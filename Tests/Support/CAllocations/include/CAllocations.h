#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

/// The number of blocks of memory this process has asked for so far, on any thread; below zero
/// where they cannot be counted.
long plumb_allocations(void);

#endif
