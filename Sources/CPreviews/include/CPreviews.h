#ifndef CPREVIEWS_H
#define CPREVIEWS_H

#include <stddef.h>

// Where the records that `#Preview` has left in this program lie. NULL in a program without any.
const void *previews_begin(void);
// How many bytes they take.
ptrdiff_t previews_size(void);

#endif
