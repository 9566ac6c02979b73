#!/usr/bin/env python3
"""Runs an example in one process under a debugger, and fails if a breakpoint in a view's body does not stop there.

    Tests/Debugger/check.py        after `swift build`

The debugger is Debian's gdb: that of the toolchain needs a Python which Debian 12 does not have.
"""
import pathlib
import re
import socket
import subprocess
import sys
import threading
import time
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = ROOT / ".build" / "debug" / "EquipmentCatalogue"
FILE = ROOT / "Examples" / "EquipmentCatalogue" / "CatalogueView.swift"
PATIENCE = 120


def main():
    line = 1 + FILE.read_text().splitlines().index("        NavigationSplitView(columnVisibility: $columns) {")
    port = free_port()
    debugger = subprocess.Popen(
        ["gdb", "--batch", "--nx", "-ex", "set breakpoint pending on", "-ex", f"break {FILE.name}:{line}", "-ex", "run",
         "-ex", "kill", "--args", str(PROGRAM), "--in-process", "--port", str(port)],
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    visitor = threading.Thread(target=visit, args=(port, debugger), daemon=True)
    visitor.start()
    try:
        said, _ = debugger.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        debugger.kill()
        said, _ = debugger.communicate()
    if not re.search(rf"hit Breakpoint .*\(self=.*{FILE.name}:{line}", said):
        sys.exit(f"No breakpoint stopped at {FILE.name}:{line}. The debugger said:\n{said}")
    print(f"The debugger stops at {FILE.name}:{line}.")


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def visit(port, debugger):
    """Asks for the page until the debugger has stopped the app, which then never answers."""
    while debugger.poll() is None:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5).read()
        except OSError:
            time.sleep(0.3)


if __name__ == "__main__":
    main()
