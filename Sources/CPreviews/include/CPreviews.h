#ifndef CPREVIEWS_H
#define CPREVIEWS_H

#include <stddef.h>

// Where the records that `#Preview` has left in this program lie. NULL in a program without any.
const void *previews_begin(void);
// How many bytes they take.
ptrdiff_t previews_size(void);

// Calls `visit` with the metadata of each type of this program that conforms to a protocol named PreviewProvider, of whichever
// module. Generic types are left out.
void previews_visit_providers(void (*visit)(const void *type, void *context), void *context);

#endif
