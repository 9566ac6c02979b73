#ifndef CPREVIEWS_H
#define CPREVIEWS_H

// Where the records that `#Preview` has left in this program begin and end. Both are NULL in a program without any.
const void *previews_begin(void);
const void *previews_end(void);

#endif
