// The least that a tap can cost: a WebSocket server that sends every text message back, with nothing between it and the
// kernel but epoll. It serves the benchmark beside it and no one else: messages below 4 KB, one thread, loopback only.
//
//     gcc -O2 -o echo echo.c -lcrypto && ./echo 7701
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <openssl/evp.h>
#include <openssl/sha.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

enum { bufferSize = 4096, maskSize = 4 };

struct connection {
    int socket;
    int isOpen; // The handshake is done.
    size_t filled;
    unsigned char buffer[bufferSize];
};

static volatile sig_atomic_t stopping;

static void stop(int signal) {
    (void)signal;
    stopping = 1;
}

static int listenOn(int port) {
    int listener = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0), on = 1;
    struct sockaddr_in address = {
        .sin_family = AF_INET, .sin_port = htons(port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    if (bind(listener, (struct sockaddr *)&address, sizeof address) || listen(listener, 16)) return -1;
    return listener;
}

static void watch(int poll, int socket, void *owner) {
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = owner};
    epoll_ctl(poll, EPOLL_CTL_ADD, socket, &event);
}

static void acceptAll(int poll, int listener) {
    int socket, on = 1;
    while ((socket = accept4(listener, NULL, NULL, SOCK_NONBLOCK)) >= 0) {
        struct connection *connection = calloc(1, sizeof *connection);
        if (!connection) {
            close(socket);
            return;
        }
        connection->socket = socket;
        setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
        watch(poll, socket, connection);
    }
}

// Answers the HTTP request that opens a WebSocket (RFC 6455, 4.2.2). Returns 0 while it is incomplete, -1 if it is none.
static int openWebSocket(struct connection *connection) {
    char accept[128], answer[512], key[61] = "";
    unsigned char digest[SHA_DIGEST_LENGTH];
    connection->buffer[connection->filled] = 0;
    char *request = (char *)connection->buffer;
    if (!strstr(request, "\r\n\r\n")) return 0;
    char *field = strcasestr(request, "Sec-WebSocket-Key: ");
    if (!field || sscanf(field + strlen("Sec-WebSocket-Key: "), "%60[^\r]", key) != 1) return -1;

    snprintf(accept, sizeof accept, "%s258EAFA5-E914-47DA-95CA-C5AB0DC85B11", key);
    SHA1((unsigned char *)accept, strlen(accept), digest);
    EVP_EncodeBlock((unsigned char *)accept, digest, sizeof digest);
    int length = snprintf(
        answer, sizeof answer,
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Accept: %s\r\nSec-WebSocket-Protocol: echo\r\n\r\n",
        accept);
    send(connection->socket, answer, length, MSG_NOSIGNAL);
    connection->isOpen = 1;
    connection->filled = 0;
    return 1;
}

// Sends the whole messages in the buffer back, unmasked, and keeps what has arrived of the next one.
static void echo(struct connection *connection) {
    unsigned char answer[bufferSize];
    size_t read = 0, written = 0;
    while (connection->filled - read >= 2 + maskSize) {
        unsigned char *frame = connection->buffer + read;
        size_t length = frame[1] & 127, header = 2;
        if (length == 126) {
            if (connection->filled - read < 4) break;
            length = frame[2] << 8 | frame[3];
            header = 4;
        }
        if (connection->filled - read < header + maskSize + length || written + length + 4 > sizeof answer) break;
        answer[written++] = 0x81;
        memcpy(answer + written, frame + 1, header - 1);
        answer[written] &= 127;
        written += header - 1;
        unsigned char *mask = frame + header, *payload = mask + maskSize;
        for (size_t at = 0; at < length; at++) answer[written++] = payload[at] ^ mask[at % maskSize];
        read += header + maskSize + length;
    }
    if (written) send(connection->socket, answer, written, MSG_NOSIGNAL);
    connection->filled -= read;
    memmove(connection->buffer, connection->buffer + read, connection->filled);
}

static void receive(struct connection *connection) {
    ssize_t count = recv(
        connection->socket, connection->buffer + connection->filled, bufferSize - 1 - connection->filled, 0);
    if (count < 0 && errno == EAGAIN) return;
    if (count > 0) {
        connection->filled += count;
        if (connection->isOpen) {
            echo(connection);
            return;
        }
        if (openWebSocket(connection) >= 0) return;
    }
    close(connection->socket);
    free(connection);
}

int main(int count, char **arguments) {
    int listener = count == 2 ? listenOn(atoi(arguments[1])) : -1;
    if (listener < 0) {
        fprintf(stderr, "usage: echo PORT, which must be free\n");
        return 1;
    }
    signal(SIGTERM, stop);
    int poll = epoll_create1(0);
    watch(poll, listener, NULL);
    struct epoll_event events[16];
    while (!stopping) {
        int ready = epoll_wait(poll, events, 16, 200);
        for (int at = 0; at < ready; at++) {
            if (events[at].data.ptr) {
                receive(events[at].data.ptr);
            } else {
                acceptAll(poll, listener);
            }
        }
    }
}
