"""Sends a running host what nobody would: half of it of the right form behind a valid cookie, the rest damaged on its way.

Usage: fuzz.py PROGRAM [COUNT] [SEED]. PROGRAM is the probe (Tests/WebHostProbe), whose node 2 counts presses. Ends with
status 1 if a process of the host ended, or another visitor noticed anything.
"""
import contextlib
import pathlib
import random
import re
import socket
import struct
import subprocess
import sys
import time

PATH = "/apps/Probe/"
# A socket may send 400 messages at once (Sources/WebHost/Limits.swift); the last is the press that tells how far it came.
BATCH = 300


class Visitor:
    """A browser with a cookie and a page."""

    def __init__(self, host):
        self.host = host
        page = host.get(PATH)
        self.cookie = re.search(rb"Set-Cookie: ([^;]+)", page)[1].decode()
        self.token = re.search(rb'data-token="([^"]+)"', page)[1].decode()

    def open(self):
        connection = self.host.connect()
        connection.sendall(self.handshake())
        head = b""
        while b"\r\n\r\n" not in head:
            head += connection.recv(4096) or fail("a socket was refused")
        if b" 101 " not in head.split(b"\r\n")[0]:
            fail(f"a socket was refused: {head[:60]}")
        return connection

    def handshake(self):
        return (
            f"GET {PATH}socket HTTP/1.1\r\nHost: {self.host.authority}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: martlet.1\r\n"
            f"Origin: http://{self.host.authority}\r\nCookie: {self.cookie}\r\n\r\n"
        ).encode()

    def hello(self):
        return f'["h","{self.token}",9007199254740991,[390,844,3,0,0,0,0,1,0,0,1]]'.encode()


class Host:
    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        self.authority = re.search(r"http://(\S+)", self.process.stdout.readline())[1]
        self.port = int(self.authority.split(":")[1])

    def connect(self):
        connection = socket.create_connection(("127.0.0.1", self.port), timeout=10)
        # Ports of closed connections are free at once.
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        return connection

    def get(self, path, cookie=""):
        with self.connect() as connection:
            fields = f"Host: {self.authority}\r\nConnection: close\r\n" + (f"Cookie: {cookie}\r\n" if cookie else "")
            connection.sendall(f"GET {path} HTTP/1.1\r\n{fields}\r\n".encode())
            return answer(connection)

    def processes(self):
        def below(process):
            children = pathlib.Path(f"/proc/{process}/task/{process}/children").read_text().split()
            return {process} | set().union(*map(below, children)) if children else {process}

        return below(str(self.process.pid))


def answer(connection):
    """Everything up to the end of an answer, or of the connection."""
    received = b""
    while True:
        head, separator, body = received.partition(b"\r\n\r\n")
        length = re.search(rb"Content-Length: (\d+)", head)
        if separator and (not length or len(body) >= int(length[1])):
            return received
        try:
            part = connection.recv(65536)
        except OSError:
            return received
        if not part:
            return received
        received += part


def frame(payload, opcode=1, masked=True, final=True):
    head = bytes([(0x80 if final else 0) | opcode])
    mask = 0x80 if masked else 0
    if len(payload) < 126:
        head += bytes([mask | len(payload)])
    else:
        head += bytes([mask | 126]) + struct.pack(">H", len(payload))
    return head + (bytes(4) if masked else b"") + payload


def frames(connection, until):
    """Reads frames until one says that it is the last wanted, or the connection ends. Returns whether it was there."""
    received = b""
    while True:
        while len(received) >= 2:
            length, start = received[1] & 0x7F, 2
            if length == 126:
                if len(received) < 4:
                    break
                length, start = struct.unpack(">H", received[2:4])[0], 4
            if len(received) < start + length:
                break
            opcode, payload = received[0] & 0x0F, received[start : start + length]
            received = received[start + length :]
            if until(opcode, payload):
                return True
        try:
            part = connection.recv(65536)
        except OSError:
            return False
        if not part:
            return False
        received += part


class Fuzz:
    def __init__(self, host, seed):
        self.host = host
        self.chance = random.Random(seed)
        self.visitor = Visitor(host)
        self.reached = 0
        """Inputs that a worker has answered for, or that came before one it answered for."""

    # Of the right form

    def window(self):
        chance = self.chance
        numbers = [chance.uniform(1, 3000), chance.uniform(1, 3000), chance.choice([1, 2, 3])]
        numbers += [0, 0, 0, 0, chance.randrange(2), chance.randrange(2), chance.randrange(2), 1]
        return "[" + ",".join(f"{number:.3f}".rstrip("0").rstrip(".") for number in numbers) + "]"

    def message(self):
        """What a page might say. Nodes 4 and 5 of the probe trap and hang by intent; these are far from them in writing."""
        kind = self.chance.randrange(4)
        if kind == 0:
            return f'["d",{self.window()}]'.encode()
        node = self.chance.randrange(900_000_000, 1_000_000_000)
        if kind == 1:
            how = self.chance.choice(['"i"', '"d"', '"b"', '"e"', f'"t",{self.chance.random():.6f}'])
            return f'["a",{node},{how}]'.encode()
        return f'["p",{node},{self.chance.randrange(2**53)}]'.encode()

    def well_formed(self, count):
        """Sends a batch and a press, and waits until the press is answered."""
        with self.visitor.open() as connection:
            last = b'["p",2,0]'
            batch = [self.visitor.hello(), *(self.message() for _ in range(count - 2)), last]
            connection.sendall(b"".join(map(frame, batch)))
            wanted = re.compile(rb'"Count \d+"')
            # The hello is answered with the whole scene ("w"), the press with a change.
            if frames(connection, lambda _, payload: payload.startswith(b'["c"') and wanted.search(payload)):
                self.reached += count
            else:
                fail("a press was not answered")

    # Damaged

    def damaged(self, message):
        data = bytearray(message)
        for _ in range(self.chance.randint(1, 3)):
            if not data:
                break
            place = self.chance.randrange(len(data))
            kind = self.chance.randrange(4)
            if kind == 0:
                data[place] = self.chance.randrange(256)
            elif kind == 1:
                del data[place]
            elif kind == 2:
                data.insert(place, self.chance.randrange(256))
            else:
                data += data[place:]
        return bytes(data)

    def broken_message(self):
        """A damaged message in a good frame: the worker refuses it, and the socket is closed with the reason."""
        with self.visitor.open() as connection:
            text = self.damaged(self.message()).decode("utf-8", "replace").encode()
            connection.sendall(frame(text) + frame(b"x"))
            if frames(connection, lambda opcode, payload: opcode == 8 and payload[:2] == struct.pack(">H", 1007)):
                self.reached += 1

    def broken_frame(self):
        with self.visitor.open() as connection:
            payload = self.chance.randbytes(self.chance.randrange(300))
            kind = self.chance.randrange(4)
            if kind == 0:
                data = frame(payload, masked=False)
            elif kind == 1:
                data = frame(payload, opcode=self.chance.randrange(16), final=self.chance.random() < 0.5)
            elif kind == 2:
                data = b"\x81\xff" + self.chance.randbytes(8) + payload
            else:
                data = self.damaged(frame(self.message()))
            connection.sendall(data)

    def broken_request(self):
        with self.host.connect() as connection:
            request = self.visitor.handshake() if self.chance.random() < 0.5 else self.address()
            connection.sendall(self.damaged(request))

    def address(self):
        pieces = ["apps", "Probe", "open?url=tea%3A%2F%2Fx", "open?url=", "..", "%2e%2e", "%00", "etc", "passwd", "socket", "a" * 300]
        path = "/" + "/".join(self.chance.choice(pieces) for _ in range(self.chance.randrange(5)))
        return f"GET {path} HTTP/1.1\r\nHost: {self.host.authority}\r\nCookie: {self.visitor.cookie}\r\n\r\n".encode()

    def bad_address(self):
        with self.host.connect() as connection:
            connection.sendall(self.address())
            head = answer(connection)
            if b"root:x:0:" in head:
                fail("a file of the system was served")

    def run(self, count, bystander):
        sent = 0
        while sent < count:
            batch = min(BATCH, max(3, count - sent))
            bystander.look()
            self.well_formed(batch)
            sent += batch
            # As many damaged ones, one connection each.
            for _ in range(batch):
                kind = self.chance.choices(
                    [self.broken_message, self.broken_frame, self.broken_request, self.bad_address], [6, 2, 1, 1]
                )[0]
                try:
                    kind()
                except OSError:
                    # The host closed the connection while it was written to, as it may.
                    pass
                sent += 1
        return sent


class Bystander:
    """Another visitor, who only looks on, and answers the host's pings as a browser does."""

    def __init__(self, host):
        visitor = Visitor(host)
        self.connection = visitor.open()
        self.connection.sendall(frame(visitor.hello()))

    def look(self):
        with contextlib.suppress(BlockingIOError):
            self.connection.setblocking(False)
            received = self.connection.recv(65536)
            if received[:1] == b"\x89":
                self.connection.sendall(frame(received[2 : 2 + received[1]], opcode=10))
        self.connection.settimeout(10)

    def is_served(self):
        self.connection.sendall(frame(b'["p",2,0]'))
        return frames(self.connection, lambda _, payload: payload.startswith(b'["c"') and b'"Count 1"' in payload)


def fail(sentence):
    sys.exit(f"The host did not hold: {sentence}.")


def main(program, count=10_000, seed=1):
    host = Host(program)
    try:
        torment(host, int(count), int(seed))
    finally:
        host.process.terminate()
        host.process.communicate(timeout=20)
    if host.process.returncode != 0:
        fail(f"it ended with status {host.process.returncode}")


def torment(host, count, seed):
    bystander = Bystander(host)
    fuzz = Fuzz(host, seed)
    before = host.processes()
    started = time.monotonic()
    sent = fuzz.run(count, bystander)
    seconds = time.monotonic() - started

    if not before <= host.processes():
        fail("one of its processes ended")
    if not bystander.is_served():
        fail("another visitor was not served")
    print(f"{sent} inputs in {seconds:.0f} s (seed {seed}); {fuzz.reached} reached a worker. The host held.")


if __name__ == "__main__":
    main(*sys.argv[1:])
