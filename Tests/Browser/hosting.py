"""Starts programs that show apps to browsers."""
import contextlib
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROBE = ROOT / ".build/debug/WebHostProbe"
GALLERY = ROOT / ".build/debug/Gallery"


@contextlib.contextmanager
def running(*command):
    """Yields the address of a program; it has to end well when it is asked to."""
    process = subprocess.Popen([*command, "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        yield re.search(r"http://\S+", process.stdout.readline())[0]
    finally:
        process.terminate()
        process.communicate(timeout=10)
    assert process.returncode == 0
