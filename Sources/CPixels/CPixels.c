#include "CPixels.h"

#include <math.h>
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

// Blur: three boxes, one after the other, come close to the bell of a normal distribution. The widths are those that the
// specification of SVG's feGaussianBlur names.

static int mirrored(int place, int count) {
    if (count == 1) return 0;
    int period = 2 * count - 2;
    place %= period;
    if (place < 0) place += period;
    return place < count ? place : period - place;
}

// One box along a line of `count` samples that are `step` apart. `line` has room for the samples and those beyond its ends.
static void blur_line(
    uint8_t *samples, int count, ptrdiff_t step, int before, int after, int mirrors, uint8_t *line) {
    int width = before + after + 1;
    for (int i = -before; i < count + after; i++) {
        int inside = i >= 0 && i < count;
        line[i + before] = inside    ? samples[i * step]
                           : mirrors ? samples[mirrored(i, count) * step]
                                     : 0;
    }
    uint32_t sum = 0;
    // The division of each sum by the width, as a product.
    uint32_t share = ((1u << 23) + width / 2) / width;
    for (int i = 0; i < width - 1; i++) sum += line[i];
    for (int i = 0; i < count; i++) {
        sum += line[i + width - 1];
        samples[i * step] = (uint8_t)(((uint64_t)sum * share + (1u << 22)) >> 23);
        sum -= line[i];
    }
}

int pixels_blur(uint8_t *pixels, int width, int height, int stride, int channels, double sigma, int mirrors) {
    int size = (int)floor(sigma * 3 * sqrt(2 * M_PI) / 4 + 0.5);
    if (size < 2 || width < 1 || height < 1) return 0;
    int half = size / 2;
    // An even box has no middle: two of them lean to one side each, and the third is one wider.
    int even = size % 2 == 0;
    int boxes[3][2] = {{half - even, half}, {half, half - even}, {half, half}};
    uint8_t *line = malloc((size_t)(width > height ? width : height) + 2 * (size_t)size);
    if (!line) return -1;
    for (int box = 0; box < 3; box++) {
        int before = boxes[box][0], after = boxes[box][1];
        for (int y = 0; y < height; y++)
            for (int c = 0; c < channels; c++)
                blur_line(pixels + (ptrdiff_t)y * stride + c, width, channels, before, after, mirrors, line);
        for (int x = 0; x < width; x++)
            for (int c = 0; c < channels; c++)
                blur_line(pixels + (ptrdiff_t)x * channels + c, height, stride, before, after, mirrors, line);
    }
    free(line);
    return 0;
}

static uint8_t byte(double part) {
    return part <= 0 ? 0 : part >= 1 ? 255 : (uint8_t)(part * 255 + 0.5);
}

static double clamped(double part) {
    return part <= 0 ? 0 : part >= 1 ? 1 : part;
}

void pixels_recolor(uint8_t *pixels, int width, int height, int stride, const double m[20]) {
    for (int y = 0; y < height; y++) {
        uint8_t *pixel = pixels + (ptrdiff_t)y * stride;
        for (int x = 0; x < width; x++, pixel += 4) {
            double a = pixel[3] / 255.0, whole = pixel[3] ? pixel[3] : 1;
            double from[5] = {pixel[2] / whole, pixel[1] / whole, pixel[0] / whole, a, 1};
            double to[4];
            for (int row = 0; row < 4; row++) {
                to[row] = 0;
                for (int i = 0; i < 5; i++) to[row] += m[row * 5 + i] * from[i];
                to[row] = clamped(to[row]);
            }
            for (int i = 0; i < 3; i++) pixel[2 - i] = byte(to[i] * to[3]);
            pixel[3] = byte(to[3]);
        }
    }
}

void pixels_threshold(
    uint8_t *pixels, int width, int height, int stride, int least, int most, uint8_t red, uint8_t green, uint8_t blue,
    double alpha) {
    double part = clamped(alpha) / 255;
    uint8_t painted[4] = {byte(blue * part), byte(green * part), byte(red * part), byte(255 * part)};
    for (int y = 0; y < height; y++) {
        uint8_t *pixel = pixels + (ptrdiff_t)y * stride;
        for (int x = 0; x < width; x++, pixel += 4) {
            if (pixel[3] >= least && pixel[3] <= most) memcpy(pixel, painted, 4);
            else memset(pixel, 0, 4);
        }
    }
}

void pixels_from_rgb(
    uint8_t *pixels, int stride, const uint8_t *source, int source_stride, int channels, int width, int height) {
    for (int y = 0; y < height; y++) {
        const uint8_t *from = source + (ptrdiff_t)y * source_stride;
        uint8_t *to = pixels + (ptrdiff_t)y * stride;
        for (int x = 0; x < width; x++, from += channels, to += 4) {
            unsigned alpha = channels == 4 ? from[3] : 255;
            for (int i = 0; i < 3; i++) to[2 - i] = (uint8_t)((from[i] * alpha + 127) / 255);
            to[3] = (uint8_t)alpha;
        }
    }
}

// PNG

struct sink {
    void (*write)(void *context, const uint8_t *bytes, size_t count);
    void *context;
};

static void write_bytes(png_structp png, png_bytep bytes, png_size_t count) {
    struct sink *sink = png_get_io_ptr(png);
    sink->write(sink->context, bytes, count);
}

static void flush_bytes(png_structp png) {
    (void)png;
}

// Rows of ARGB32 without what alpha has done to the colours.
static void plain_row(uint8_t *to, const uint8_t *from, int width) {
    for (int x = 0; x < width; x++, from += 4, to += 4) {
        unsigned alpha = from[3];
        for (int i = 0; i < 3; i++) to[i] = alpha ? (uint8_t)((from[i] * 255 + alpha / 2) / alpha) : 0;
        to[3] = (uint8_t)alpha;
    }
}

int pixels_write_png(
    const uint8_t *pixels, int width, int height, int stride, int opaque, int level,
    void (*write)(void *context, const uint8_t *bytes, size_t count), void *context) {
    struct sink sink = {write, context};
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    if (!png) return -1;
    png_infop info = png_create_info_struct(png);
    uint8_t *row = malloc((size_t)width * 4);
    if (!info || !row || setjmp(png_jmpbuf(png))) {
        png_destroy_write_struct(&png, &info);
        free(row);
        return -1;
    }
    png_set_write_fn(png, &sink, write_bytes, flush_bytes);
    png_set_compression_level(png, level);
    png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
    png_set_IHDR(
        png, info, (png_uint_32)width, (png_uint_32)height, 8, opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGBA,
        PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
    png_write_info(png, info);
    png_set_bgr(png);
    if (opaque) png_set_filler(png, 0, PNG_FILLER_AFTER);
    for (int y = 0; y < height; y++) {
        const uint8_t *from = pixels + (ptrdiff_t)y * stride;
        if (opaque) {
            png_write_row(png, from);
        } else {
            plain_row(row, from, width);
            png_write_row(png, row);
        }
    }
    png_write_end(png, NULL);
    png_destroy_write_struct(&png, &info);
    free(row);
    return 0;
}
