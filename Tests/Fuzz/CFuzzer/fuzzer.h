/* What libFuzzer is started by in a program that has a main of its own (https://llvm.org/docs/LibFuzzer.html, "Using libFuzzer
   as a library"). It comes with the compiler. */
#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*read)(const uint8_t *bytes, size_t count));
