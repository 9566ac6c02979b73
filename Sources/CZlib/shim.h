#include <zlib.h>

// The library's own name for this is a macro, which Swift does not see.
static inline int zlib_deflate_begin(z_stream *stream, int level, int window_bits) {
    return deflateInit2(stream, level, Z_DEFLATED, window_bits, 8, Z_DEFAULT_STRATEGY);
}
