#include "CPreviews.h"

#include <stdint.h>
#include <string.h>

// The linker defines these two for every section whose name could be that of a variable.
extern const char __start_martlet_previews[] __attribute__((weak, visibility("hidden")));
extern const char __stop_martlet_previews[] __attribute__((weak, visibility("hidden")));

const void *previews_begin(void) {
    return __start_martlet_previews;
}

ptrdiff_t previews_size(void) {
    return __stop_martlet_previews - __start_martlet_previews;
}

// What follows reads the program's records of conformances, as Swift's runtime does for `as?`. Their layout is written down in
// the Swift project's docs/ABI/TypeMetadata.rst and include/swift/ABI/Metadata.h. A relative pointer is the distance from the
// place where it is written.
#define FOLLOW(field) ((const void *)((const char *)&(field) + (field)))

struct protocol_descriptor {
    uint32_t flags;
    int32_t parent, name;
};

struct type_descriptor {
    uint32_t flags;
    int32_t parent, name, access;
};

struct conformance_descriptor {
    // The lowest bit is set if it leads to a pointer.
    int32_t protocol;
    int32_t type, witnesses;
    uint32_t flags;
};

struct metadata_response {
    const void *type;
    size_t state;
};

typedef __attribute__((swiftcall)) struct metadata_response (*metadata_access)(size_t request);

extern const int32_t __start_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));
extern const int32_t __stop_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));

static const struct protocol_descriptor *protocol_of(const struct conformance_descriptor *conformance) {
    const char *place = (const char *)&conformance->protocol + (conformance->protocol & ~1);
    if (conformance->protocol & 1) return *(const struct protocol_descriptor *const *)place;
    return (const struct protocol_descriptor *)place;
}

// The descriptor of the type that conforms; NULL if it is generic, or described in a way that only Objective-C needs.
static const struct type_descriptor *type_of(const struct conformance_descriptor *conformance) {
    const struct type_descriptor *type;
    switch (conformance->flags >> 3 & 7) {
    case 0:
        type = FOLLOW(conformance->type);
        break;
    case 1:
        type = *(const struct type_descriptor *const *)FOLLOW(conformance->type);
        break;
    default:
        return NULL;
    }
    // Classes, structures and enumerations have an access function; bit 7 says that it takes generic arguments.
    uint32_t kind = type->flags & 0x1f;
    return kind >= 16 && kind <= 18 && !(type->flags & 0x80) ? type : NULL;
}

void previews_visit_providers(void (*visit)(const void *type, void *context), void *context) {
    const int32_t *record = __start_swift5_protocol_conformances;
    for (; record < __stop_swift5_protocol_conformances; record++) {
        const struct conformance_descriptor *conformance = FOLLOW(*record);
        const struct protocol_descriptor *protocol = protocol_of(conformance);
        if (!protocol || strcmp(FOLLOW(protocol->name), "PreviewProvider") != 0) continue;
        const struct type_descriptor *type = type_of(conformance);
        if (type) visit(((metadata_access)FOLLOW(type->access))(0).type, context);
    }
}
