#include "CPreviews.h"

// The linker defines these two for every section whose name could be that of a variable.
extern const char __start_martlet_previews[] __attribute__((weak, visibility("hidden")));
extern const char __stop_martlet_previews[] __attribute__((weak, visibility("hidden")));

const void *previews_begin(void) {
    return __start_martlet_previews;
}

ptrdiff_t previews_size(void) {
    return __stop_martlet_previews - __start_martlet_previews;
}
