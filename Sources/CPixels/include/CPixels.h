#ifndef CPIXELS_H
#define CPIXELS_H

#include <stddef.h>
#include <stdint.h>

// The few loops over all pixels of a picture, in C so that they are quick in debug builds, too.
//
// Pixels are those of Cairo: of ARGB32 four bytes, blue first, the colours multiplied by alpha; of A8 one byte. `stride` is the
// number of bytes from one row to the next.

// Makes pixels soft: a blur of which `sigma` is the standard deviation, in pixels. `channels` is 4 for ARGB32, 1 for A8. Beyond
// its edges the picture goes on as in a mirror if `mirrors`, and is clear if not. Returns 0, or -1 if there is no memory for it.
int pixels_blur(uint8_t *pixels, int width, int height, int stride, int channels, double sigma, int mirrors);

// Gives each pixel of ARGB32 another colour: four rows of factors for red, green, blue, alpha and one, from 0 to 1.
void pixels_recolor(uint8_t *pixels, int width, int height, int stride, const double matrix[20]);

// Paints each pixel of ARGB32 whose alpha is from `least` to `most`, of 255, in one colour, and makes the others clear.
void pixels_threshold(
    uint8_t *pixels, int width, int height, int stride, int least, int most, uint8_t red, uint8_t green, uint8_t blue,
    double alpha);

// Writes rows of red, green, blue and, with four channels, alpha, which is not multiplied in, as ARGB32.
void pixels_from_rgb(
    uint8_t *pixels, int stride, const uint8_t *source, int source_stride, int channels, int width, int height);

// Hands the bytes of a PNG to `sink`, piece by piece: three channels for ARGB32 that is opaque all over, four for other.
// `level` is zlib's, 1 to 9; rows are not filtered. Returns 0, or -1 if there is no memory for it.
int pixels_write_png(
    const uint8_t *pixels, int width, int height, int stride, int opaque, int level,
    void (*sink)(void *context, const uint8_t *bytes, size_t count), void *context);

#endif
