#ifndef CPROCESS_H
#define CPROCESS_H

#include <stddef.h>
#include <sys/types.h>

// What the web host needs of Linux and Swift cannot say: fork, descriptors sent through sockets, signals as descriptors.
// Every function returns -1 and leaves its reason in errno when it fails, unless it says otherwise.

// Starts a copy of this process. Returns 0 in the copy. Only for a process without other threads.
pid_t process_fork(void);

// Starts the program at `path` in a process group of its own, so that a terminal's Ctrl-C reaches the front alone. Of our
// descriptors it gets standard input, output and error, and `inherited` as its descriptor 3.
int process_spawn(const char *path, char *const arguments[], int inherited, pid_t *started);

// Asks the system to kill this process when the one that started it ends.
int process_end_with_parent(void);

// The number of threads of this process.
int process_thread_count(void);

// Takes the end of one child, if any has ended: its process id, or 0 if none has.
pid_t process_reap(int *status);
// The signal that ended a child, 0 if it ended by itself.
int process_end_signal(int status);
// What a child that ended by itself gave as its exit status.
int process_end_code(int status);

// Lets this process have no more than `bytes` of memory of its own. What asks for more is refused, which ends a Swift program.
int process_limit_memory(size_t bytes);

// From now on an overflow of the main thread's stack says so on standard error before it ends the process.
int process_tell_stack_overflow(void);

// Two ends of a pipe that no program started later inherits: [0] to read, without blocking, and [1] to write.
int process_pipe(int ends[2]);

// Two connected, non-blocking stream sockets that no program started later inherits.
int process_socket_pair(int ends[2]);

// Sends `head` and then `body` in one system call, without blocking. Returns how many bytes went, perhaps fewer.
ssize_t process_send(int socket, const void *head, size_t head_count, const void *body, size_t body_count);

// Sends some bytes with a descriptor, without blocking.
ssize_t process_send_descriptor(int socket, const void *bytes, size_t count, int descriptor);
// Receives up to `count` bytes and the descriptor that came with them, -1 if none did.
ssize_t process_receive_descriptor(int socket, void *bytes, size_t count, int *descriptor);

// Holds the signals back from this process and returns a descriptor that is readable when one of them has come.
int process_signal_descriptor(const int *signals, size_t count);
// The next signal that has come, 0 if there is none.
int process_next_signal(int descriptor);
// Lets all signals through again, as a program expects it when it starts.
void process_release_signals(void);

// A descriptor that is readable every `seconds` seconds.
int process_ticker(int seconds);
// Takes what makes a ticker or an event descriptor readable.
void process_acknowledge(int descriptor);

// Allows this process up to `wanted` open descriptors, fewer if the system has a lower limit. Returns how many are allowed.
int process_limit_descriptors(int wanted);

// Accepts a connection: non-blocking, without delay for small packets, not inherited.
int process_accept(int listener);
// Listens on 127.0.0.1 at `port`, at a free one if it is 0. `listening_port` receives the port.
int process_listen(int port, int backlog, int *listening_port);

// Writes standard output line by line, also into a pipe.
void process_buffer_lines(void);

// The main queue of Dispatch as a descriptor that is readable when work waits there, and the function that does the work:
// what CoreFoundation's run loop uses on Linux.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

#endif
