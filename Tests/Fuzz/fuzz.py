"""Sends a running host what nobody would: inputs of the right form behind a valid cookie, and others that are damaged on their way.

Usage: fuzz.py PROGRAM [WELL_FORMED] [DAMAGED] [SEED]. PROGRAM is an app; of the probe (Tests/WebHostProbe), those nodes are left
alone that end its process by intent. Ends with status 1 if a process of the host ended, kept memory or descriptors, or another
visitor noticed anything.
"""
import collections
import contextlib
import os
import pathlib
import random
import re
import socket
import struct
import subprocess
import sys
import tempfile
import time

# A socket may send 400 messages at once (Sources/WebHost/Limits.swift).
BATCH = 300
# Nodes of the probe that trap and hang.
AVOIDED = {4, 5}
# No scene has so many nodes.
NOWHERE = range(900_000_000, 1_000_000_000)
# What a process may take more after a tenth of the inputs: allocators keep some of what was once needed.
MOST_GROWTH = 48 * 1024 * 1024
# What the host says of an app that did not end by itself.
STOPPED = "the app stopped"
WHOLE_SCENE = b'["w"'


class Visitor:
    """A browser with a cookie and a page."""

    def __init__(self, host):
        self.host = host
        page = host.get(host.path)
        self.cookie = re.search(rb"Set-Cookie: ([^;]+)", page)[1].decode()
        self.token = re.search(rb'data-token="([^"]+)"', page)[1].decode()
        self.nodes = [int(number) for number in re.findall(rb' id="n(\d+)"', page)]

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
            f"GET {self.host.path}socket HTTP/1.1\r\nHost: {self.host.authority}\r\nConnection: Upgrade\r\n"
            f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"Sec-WebSocket-Protocol: martlet.1\r\nOrigin: http://{self.host.authority}\r\nCookie: {self.cookie}\r\n\r\n"
        ).encode()

    def hello(self):
        return f'["h","{self.token}",9007199254740991,[390,844,3,0,0,0,0,1,0,0,1]]'.encode()


class Host:
    def __init__(self, program):
        # What its visitors leave.
        self.folder = tempfile.TemporaryDirectory()
        self.process = subprocess.Popen(
            [program, "--port", "0", "--data", self.folder.name], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        self.authority = re.search(r"http://([^/\s]+)", self.process.stdout.readline())[1]
        self.port = int(self.authority.split(":")[1])
        self.path = re.search(rb"Location: (\S+)", self.get("/"))[1].decode()
        # Those who stay: what a visitor has ends some time after the visitor has gone.
        self.own = self.processes()

    def connect(self):
        connection = socket.create_connection(("127.0.0.1", self.port), timeout=20)
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

    def sizes(self):
        """What each process has for itself: bytes of memory, and descriptors."""

        def size(process):
            lines = pathlib.Path(f"/proc/{process}/smaps_rollup").read_text()
            memory = sum(int(number) for number in re.findall(r"^Private_\w+:\s+(\d+) kB", lines, re.MULTILINE))
            return memory * 1024, len(os.listdir(f"/proc/{process}/fd"))

        sizes = {}
        for process in self.processes():
            # One may end while it is looked at.
            with contextlib.suppress(OSError):
                sizes[process] = size(process)
        return sizes


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


def frames(connection):
    """The frames that come, each with its kind and what is in it, until the connection ends."""
    received, place = bytearray(), 0

    def has(count):
        nonlocal received, place
        while len(received) - place < count:
            received, place = received[place:], 0
            try:
                part = connection.recv(262144)
            except OSError:
                return False
            if not part:
                return False
            received += part
        return True

    while has(2):
        opcode, length = received[place] & 0x0F, received[place + 1] & 0x7F
        place += 2
        width = {126: 2, 127: 8}.get(length, 0)
        if not has(width):
            return
        if width:
            length = int.from_bytes(received[place : place + width], "big")
            place += width
        if not has(length):
            return
        yield opcode, bytes(received[place : place + length])
        place += length


class Fuzz:
    def __init__(self, host, seed):
        self.host = host
        self.chance = random.Random(seed)
        self.visitor = Visitor(host)
        self.nodes = [node for node in self.visitor.nodes if node not in AVOIDED]
        self.sent = collections.Counter()
        self.reached = collections.Counter()
        """Inputs that a worker has answered for, or that came before one it answered for."""

    # Of the right form

    def node(self):
        """One of the page, one that may come to be, or one that nobody will ever have."""
        kind = self.chance.randrange(3)
        if kind == 0 and self.nodes:
            return self.chance.choice(self.nodes)
        if kind == 1:
            node = self.chance.randrange(1, 2000)
            return node if node not in AVOIDED else 1
        return self.chance.choice(NOWHERE)

    def window(self):
        chance = self.chance
        numbers = [chance.uniform(1, 3000), chance.uniform(1, 3000), chance.choice([1, 2, 3])]
        numbers += [0, 0, 0, 0, chance.randrange(2), chance.randrange(2), chance.randrange(8), chance.uniform(0.5, 3)]
        if chance.randrange(2):
            # A keyboard that covers none of the window.
            numbers.append(0)
        return "[" + ",".join(f"{number:.3f}".rstrip("0").rstrip(".") for number in numbers) + "]"

    def message(self):
        """What a page might say (Sources/WebHost/Page/ClientMessage.swift has the forms): its kind and all of it."""
        chance, node, revision = self.chance, self.node(), self.chance.randrange(2**53)
        x, y = f"{chance.uniform(-500, 3000):.2f}", f"{chance.uniform(-500, 9000):.2f}"
        kind = chance.choice("ppppsemrwugggoodaatttnfbvyyq")
        forms = {
            "p": lambda: f"{node},{revision}",
            "s": lambda: f"{node},{x},{y},{revision}",
            "e": lambda: f"{node},{revision}",
            "m": lambda: f"{node},{revision}",
            "r": lambda: f"{node},{chance.randrange(2)},{chance.randrange(2)},{revision}",
            "w": lambda: f"{node},{chance.randrange(-9, 9)},{revision}",
            "u": lambda: f"{node},{revision}",
            "g": lambda: f'{node},"{chance.choice("bmhepcowl")}",{x},{y},{x},{y},{chance.randrange(10**9)}',
            "o": lambda: f'{node},{x},{y},"{chance.choice("zida")}",{chance.randrange(9)}',
            "d": self.window,
            "a": lambda: f'{node},{chance.choice([*map(self.quoted, "idbe"), self.moved()])}',
            "t": lambda: f"{node},{chance.randrange(1, 10**6)},{self.text()}",
            "n": lambda: f"{node}",
            "f": lambda: f"{node}",
            "b": lambda: f"{node}",
            "v": lambda: f"{chance.randrange(2)}",
            "y": lambda: f'{node},"{chance.choice("dru")}",{self.key()},{chance.randrange(64)},{chance.randrange(2)}',
            "q": lambda: f"{node},{self.text()}",
        }
        return kind, f'["{kind}",{forms[kind]()}]'.encode()

    @staticmethod
    def quoted(letter):
        return f'"{letter}"'

    def moved(self):
        return f'"t",{self.chance.random():.6f}'

    def key(self):
        return f'"{self.chance.choice(["a", "Z", "ß", "ArrowLeft", "Enter", "Tab", "F13", "Dead", " "])}"'

    def text(self):
        letters = self.chance.choices(["a", "Z", "ß", "語", "🙂", "\\n", '\\"', "\\\\", " "], k=self.chance.randrange(20))
        return f'"{"".join(letters)}"'

    def well_formed(self, count):
        """Sends a batch that ends by asking for the whole scene once more, and waits for that."""
        batch = [self.message() for _ in range(count - 2)]
        with self.visitor.open() as connection:
            hello = frame(self.visitor.hello())
            connection.sendall(hello + b"".join(frame(message) for _, message in batch) + hello)
            scenes = 0
            for opcode, payload in frames(connection):
                if opcode == 8:
                    fail(f"a socket was closed: {payload[2:].decode(errors='replace')}")
                scenes += payload.startswith(WHOLE_SCENE)
                if scenes == 2:
                    break
            else:
                fail("a worker did not answer")
        self.count([f"message {kind}" for kind, _ in batch] + ["message h"] * 2, reached=True)
        return count

    def count(self, kinds, reached):
        self.sent.update(kinds)
        if reached:
            self.reached.update(kinds)

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
            text = self.damaged(self.message()[1]).decode("utf-8", "replace").encode()
            connection.sendall(frame(text) + frame(b"x"))
            closes = (payload[:2] == struct.pack(">H", 1007) for opcode, payload in frames(connection) if opcode == 8)
            self.count(["damaged message"], reached=any(closes))

    def broken_frame(self):
        self.count(["damaged frame"], reached=False)
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
                data = self.damaged(frame(self.message()[1]))
            connection.sendall(data)

    def broken_request(self):
        self.count(["damaged request"], reached=False)
        with self.host.connect() as connection:
            request = self.visitor.handshake() if self.chance.random() < 0.5 else self.address()
            connection.sendall(self.damaged(request))

    def address(self):
        pieces = ["apps", "Probe", "open?url=tea%3A%2F%2Fx", "open?url=", "..", "%2e%2e", "%00", "etc", "passwd", "socket"]
        pieces += ["a" * 300, "assets", "fonts", "client", "?path=", "%7B%22", "?sidebar=1&path=2"]
        path = "/" + "/".join(self.chance.choice(pieces) for _ in range(self.chance.randrange(5)))
        path = self.chance.choice([path, self.host.path + path[1:]])
        return f"GET {path} HTTP/1.1\r\nHost: {self.host.authority}\r\nCookie: {self.visitor.cookie}\r\n\r\n".encode()

    def bad_address(self):
        with self.host.connect() as connection:
            connection.sendall(self.address())
            received = answer(connection)
            if b"root:x:0:" in received:
                fail("a file of the system was served")
            # Only a worker makes a page with a token, or is handed a link.
            self.count(["address"], reached=b"data-token=" in received)

    def break_something(self):
        kinds = [self.broken_message, self.broken_frame, self.broken_request, self.bad_address]
        # The host may close a connection while it is written to.
        with contextlib.suppress(OSError):
            self.chance.choices(kinds, [6, 2, 1, 1])[0]()


class Bystander:
    """Another visitor, who only looks on, and answers the host's pings as a browser does."""

    def __init__(self, host):
        self.visitor = Visitor(host)
        self.connection = self.visitor.open()
        self.connection.sendall(frame(self.visitor.hello()))

    def look(self):
        with contextlib.suppress(BlockingIOError):
            self.connection.setblocking(False)
            received = self.connection.recv(65536)
            if received[:1] == b"\x89":
                self.connection.sendall(frame(received[2 : 2 + received[1]], opcode=10))
        self.connection.settimeout(20)

    def is_served(self):
        self.connection.sendall(frame(self.visitor.hello()))
        return any(payload.startswith(WHOLE_SCENE) for _, payload in frames(self.connection))


def fail(sentence):
    sys.exit(f"The host did not hold: {sentence}.")


def main(program, well_formed=10_000, damaged=10_000, seed=1):
    host = Host(program)
    try:
        torment(host, int(well_formed), int(damaged), int(seed))
    finally:
        host.process.terminate()
        _, words = host.process.communicate(timeout=60)
    if host.process.returncode != 0:
        fail(f"it ended with status {host.process.returncode}: {words[-3000:]}")
    if STOPPED in words:
        fail(f"an app stopped: {words[-3000:]}")


def torment(host, well_formed, damaged, seed):
    bystander = Bystander(host)
    fuzz = Fuzz(host, seed)
    started = time.monotonic()
    total = well_formed + damaged
    sizes = None
    done, broken = 0, 0
    while done < well_formed or broken < damaged:
        bystander.look()
        if done < well_formed:
            done += fuzz.well_formed(max(3, min(BATCH, well_formed - done)))
        # In step with the others.
        while broken < damaged and broken * well_formed <= done * damaged:
            fuzz.break_something()
            broken += 1
        if sizes is None and done + broken >= total / 10:
            sizes = host.sizes()
    seconds = time.monotonic() - started
    check(host, sizes)
    if not bystander.is_served():
        fail("another visitor was not served")
    for kind, count in sorted(fuzz.sent.items()):
        print(f"{count:>9}  {kind}, {fuzz.reached[kind]} of them reached a worker")
    print(
        f"{done + broken} inputs in {seconds:.0f} s (seed {seed}): {done} of the right form and {broken} damaged; "
        f"{fuzz.reached.total()} reached a worker. The host held."
    )


# Seconds that visitors who do not come back may still have a process, and with it descriptors in the others.
PATIENCE = 90


def check(host, before):
    """All processes are still there, and none has become large, or stays so once the visitors have gone."""
    end = time.monotonic() + PATIENCE
    while True:
        after = host.sizes()
        if not host.own <= after.keys():
            fail("one of its processes ended")
        stayed = before.keys() & after.keys()
        complaint = next(filter(None, (growth(*before[process], *after[process]) for process in stayed)), None)
        if complaint is None:
            return
        if time.monotonic() > end:
            fail(complaint)
        time.sleep(1)


def growth(memory, descriptors, memory_now, descriptors_now):
    if memory_now > memory + MOST_GROWTH:
        return f"a process grew from {memory >> 20} to {memory_now >> 20} MB"
    if descriptors_now > descriptors + 8:
        return f"a process has {descriptors_now} descriptors, and had {descriptors}"
    return None


if __name__ == "__main__":
    main(*sys.argv[1:])
