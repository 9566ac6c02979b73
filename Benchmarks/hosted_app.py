"""The example as its users run it: started, asked for its address, looked at through /proc, ended."""
import contextlib
import os
import pathlib
import selectors
import subprocess
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = os.environ.get("MARTLET_APP", ROOT / ".build" / "release" / "EquipmentCatalogue")
# Not the usual port, so that a `make run` in another terminal goes on; the program takes the next free one.
PORT = 18080
SECONDS_TO_LISTEN = 20
SECONDS_TO_END = 10


class HostedApp:
    def __init__(self, process, started, address):
        self.front = process.pid
        self.started = started  # Seconds since 1970, just before the process was made.
        self.address = address

    def descendants(self):
        """Every process that the front started, and those that these started."""
        children = {}
        for entry in pathlib.Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):
                after_name = entry.read_text().rpartition(")")[2].split()
                children.setdefault(int(after_name[1]), []).append(int(entry.parent.name))
        found, waiting = set(), [self.front]
        while waiting:
            for child in children.get(waiting.pop(), []):
                found.add(child)
                waiting.append(child)
        return found


@contextlib.contextmanager
def hosted_app(program=PROGRAM, **environment):
    started = time.time()
    process = subprocess.Popen(
        [program, "--port", str(PORT)], stdout=subprocess.PIPE, text=True, env={**os.environ, **environment}
    )
    try:
        yield HostedApp(process, started, first_line(process))
    finally:
        end(process)


def end(process):
    process.terminate()
    try:
        process.wait(SECONDS_TO_END)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
        raise RuntimeError(f"the app did not end within {SECONDS_TO_END} s of being asked to") from None
    finally:
        process.stdout.close()


def first_line(process):
    """The address, which the program prints once it listens."""
    with selectors.DefaultSelector() as selector:
        selector.register(process.stdout, selectors.EVENT_READ)
        if not selector.select(SECONDS_TO_LISTEN):
            raise TimeoutError(f"the app printed no address within {SECONDS_TO_LISTEN} s")
    line = process.stdout.readline().strip()
    if not line.startswith("http://"):
        raise RuntimeError(f"the app printed {line!r} where its address was expected")
    return line


def cpu_seconds(process):
    """Time that all threads of a process have spent on a processor."""
    threads = pathlib.Path(f"/proc/{process}/task").iterdir()
    return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e9


def private_kilobytes(process):
    """Memory that the process shares with no other."""
    lines = pathlib.Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith(("Private_Clean", "Private_Dirty")))
