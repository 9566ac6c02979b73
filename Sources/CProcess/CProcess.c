#define _GNU_SOURCE
#include "CProcess.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/timerfd.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

// Beginnings and ends of processes

pid_t process_fork(void) {
    return fork();
}

int process_spawn(const char *path, char *const arguments[], int inherited, pid_t *started) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t none;
    sigemptyset(&none);

    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, inherited, 3);
    posix_spawn_file_actions_addclosefrom_np(&actions, 4);
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP);

    int reason = posix_spawn(started, path, &actions, &attributes, arguments, environ);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    if (reason == 0) return 0;
    errno = reason;
    return -1;
}

int process_end_with_parent(void) {
    return prctl(PR_SET_PDEATHSIG, SIGKILL);
}

int process_thread_count(void) {
    // A folder has a link from its parent, one from itself, and one from each folder in it: here, one for each thread.
    struct stat tasks;
    if (stat("/proc/self/task", &tasks) != 0) return -1;
    return (int)tasks.st_nlink - 2;
}

pid_t process_reap(int *status) {
    pid_t child = waitpid(-1, status, WNOHANG);
    return child > 0 ? child : 0;
}

int process_end_signal(int status) {
    return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

int process_end_code(int status) {
    return WIFEXITED(status) ? WEXITSTATUS(status) : 0;
}

int process_limit_memory(size_t bytes) {
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
    // What a sanitizer notes of memory takes many times as much as the program itself.
    (void)bytes;
    return 0;
#else
    struct rlimit limit = {bytes, bytes};
    return setrlimit(RLIMIT_DATA, &limit);
#endif
}

// Where the stack of the main thread ends, and how far beyond it an access still means that it overflowed.
static uintptr_t stack_end;
static const uintptr_t beyond = 1 << 20;

static void tell_stack_overflow(int signal, siginfo_t *information, void *context) {
    (void)context;
    static const char words[] = "Fatal error: The stack overflowed, as it does when a function calls itself for ever.\n";
    uintptr_t place = (uintptr_t)information->si_addr;
    bool is_overflow = place < stack_end + beyond && place + beyond > stack_end;
    if (is_overflow && write(STDERR_FILENO, words, sizeof words - 1) < 0) _exit(1);
    // The access is tried again when we return, and then ends the process as if we had not been here.
    sigaction(signal, &(struct sigaction){.sa_handler = SIG_DFL}, NULL);
}

int process_tell_stack_overflow(void) {
    pthread_attr_t attributes;
    void *lowest;
    size_t size;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return -1;
    pthread_attr_getstack(&attributes, &lowest, &size);
    pthread_attr_destroy(&attributes);
    stack_end = (uintptr_t)lowest;

    static char room[64 * 1024];
    stack_t other = {.ss_sp = room, .ss_size = sizeof room};
    if (sigaltstack(&other, NULL) != 0) return -1;
    struct sigaction action = {.sa_sigaction = tell_stack_overflow, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    sigemptyset(&action.sa_mask);
    return sigaction(SIGSEGV, &action, NULL);
}

// Sockets between processes

int process_pipe(int ends[2]) {
    if (pipe2(ends, O_CLOEXEC) != 0) return -1;
    return fcntl(ends[0], F_SETFL, O_NONBLOCK);
}

int process_socket_pair(int ends[2]) {
    return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, ends);
}

ssize_t process_send(int socket, const void *head, size_t head_count, const void *body, size_t body_count) {
    struct iovec parts[2] = {{(void *)head, head_count}, {(void *)body, body_count}};
    struct msghdr message = {.msg_iov = parts, .msg_iovlen = 2};
    return sendmsg(socket, &message, MSG_DONTWAIT | MSG_NOSIGNAL);
}

union control {
    char bytes[CMSG_SPACE(sizeof(int))];
    struct cmsghdr aligned;
};

ssize_t process_send_descriptor(int socket, const void *bytes, size_t count, int descriptor) {
    struct iovec part = {(void *)bytes, count};
    union control control = {0};
    struct msghdr message = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof descriptor);
    memcpy(CMSG_DATA(header), &descriptor, sizeof descriptor);
    return sendmsg(socket, &message, MSG_DONTWAIT | MSG_NOSIGNAL);
}

ssize_t process_receive_descriptor(int socket, void *bytes, size_t count, int *descriptor) {
    struct iovec part = {bytes, count};
    union control control = {0};
    struct msghdr message = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
    *descriptor = -1;
    ssize_t received = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
    if (received <= 0) return received;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    if (header && header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS)
        memcpy(descriptor, CMSG_DATA(header), sizeof *descriptor);
    return received;
}

// Signals and time as descriptors

int process_signal_descriptor(const int *signals, size_t count) {
    sigset_t set;
    sigemptyset(&set);
    for (size_t index = 0; index < count; index++) sigaddset(&set, signals[index]);
    if (sigprocmask(SIG_BLOCK, &set, NULL) != 0) return -1;
    return signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

int process_next_signal(int descriptor) {
    struct signalfd_siginfo information;
    if (read(descriptor, &information, sizeof information) != sizeof information) return 0;
    return (int)information.ssi_signo;
}

void process_release_signals(void) {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
}

int process_ticker(int seconds) {
    int descriptor = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK);
    if (descriptor < 0) return -1;
    struct itimerspec every = {.it_interval = {.tv_sec = seconds}, .it_value = {.tv_sec = seconds}};
    if (timerfd_settime(descriptor, 0, &every, NULL) == 0) return descriptor;
    close(descriptor);
    return -1;
}

void process_acknowledge(int descriptor) {
    // Not being readable any more is all that is wanted; with nothing to read, it is so already.
    uint64_t count;
    if (read(descriptor, &count, sizeof count) < 0) return;
}

// The network and standard output

int process_limit_descriptors(int wanted) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return -1;
    limit.rlim_cur = limit.rlim_max < (rlim_t)wanted ? limit.rlim_max : (rlim_t)wanted;
    if (setrlimit(RLIMIT_NOFILE, &limit) != 0) return -1;
    return (int)limit.rlim_cur;
}

int process_accept(int listener) {
    int connection = accept4(listener, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
    if (connection < 0) return -1;
    int yes = 1;
    setsockopt(connection, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    return connection;
}

int process_listen(int port, int backlog, int *listening_port) {
    int listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (listener < 0) return -1;
    // A port whose last connections are still being forgotten may be taken again at once.
    int yes = 1;
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    struct sockaddr_in address = {
        .sin_family = AF_INET, .sin_port = htons((uint16_t)port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t size = sizeof address;
    if (bind(listener, (struct sockaddr *)&address, size) == 0 && listen(listener, backlog) == 0
        && getsockname(listener, (struct sockaddr *)&address, &size) == 0) {
        *listening_port = ntohs(address.sin_port);
        return listener;
    }
    int reason = errno;
    close(listener);
    errno = reason;
    return -1;
}

void process_buffer_lines(void) {
    setvbuf(stdout, NULL, _IOLBF, 0);
}
