#!/usr/bin/env python3
"""Measures the running example and prints one table. `make bench` builds what this needs and calls it.

A figure is a median if it does not say otherwise. Taps on the app and on the floor take turns within one run, since
machines change their speed: compare the two, not today's figures with yesterday's. A measurement that fails says why in
its row and the others go on; the exit status is then 1.
"""
import http.client
import os
import pathlib
import platform
import subprocess
import sys
import time
from statistics import median

from playwright.sync_api import sync_playwright

from floor_server import floor_page
from hosted_app import ROOT, cpu_seconds, hosted_app, private_kilobytes
from taps import tap, wait_until_alive
from wire import SocketLog, first_load
from yoga_layout import yoga_layout

CHROMIUM = "/usr/bin/chromium"
# An 11-inch iPad on its side: both columns are on screen.
TABLET = {"viewport": {"width": 1180, "height": 820}, "device_scale_factor": 2}
WARM_UP, ROUNDS, TAPS_A_ROUND = 20, 4, 50
STARTS, VISITORS = 5, 5


class Table:
    def __init__(self):
        self.rows, self.failures = [], 0

    def add(self, what, figure, floor=""):
        self.rows.append((what, figure, floor))

    def measure(self, what, measurement, *arguments):
        """Runs one measurement. It adds its own rows; if it fails, one row says so."""
        print(f"{what} …", file=sys.stderr)
        try:
            measurement(self, *arguments)
        except Exception as error:
            self.failures += 1
            self.add(what, f"not measured: {str(error).strip().splitlines()[0] if str(error) else repr(error)}")

    def print(self):
        rows = [("", "Martlet", "floor"), *self.rows]
        first, second = (max(len(row[column]) for row in rows if len(row[column]) < 60) for column in (0, 1))
        for what, figure, floor in rows:
            print(f"{what:<{first}}  {figure:<{second}}  {floor}".rstrip())


def main():
    table = Table()
    with sync_playwright() as playwright:
        options = [] if os.getuid() else ["--no-sandbox"]
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=options)
        print(machine(browser))
        table.measure("tap → changed page", measure_taps, browser)
        table.measure("tap with more rows", measure_rows, browser)
        table.measure("process start → first byte", measure_first_byte)
        table.measure("process start → page drawn", measure_page_drawn, browser)
        table.measure("private memory of a worker", measure_memory, browser)
        table.measure("first load on the wire", measure_first_load, browser)
        browser.close()
    table.measure("headless", add_headless)
    print()
    table.print()
    sys.exit(1 if table.failures else 0)


def machine(browser):
    """One line that says what the figures were taken on."""
    names = [line for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines() if line.startswith("model name")]
    processor = names[0].partition(": ")[2] if names else platform.machine()
    swift = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout.partition(" (")[0]
    return f"{processor}, {os.cpu_count()} cores; {swift}, release; Chromium {browser.version}; one run, medians"


def measure_taps(table, browser):
    ours, floor = [], []
    with floor_page(browser) as bare, hosted_app() as app:
        before = app.descendants()
        context = browser.new_context(**TABLET)
        page = context.new_page()
        socket = SocketLog(context, page)
        wait_until_alive(page, app.address)
        workers = app.descendants() - before
        tap(bare, WARM_UP)
        tap(page, WARM_UP)
        socket.up = socket.down = 0
        front_cpu = worker_cpu = 0
        for _ in range(ROUNDS):
            floor += tap(bare, TAPS_A_ROUND)
            front_start, worker_start = cpu_seconds(app.front), sum(map(cpu_seconds, workers))
            ours += tap(page, TAPS_A_ROUND)
            front_cpu += cpu_seconds(app.front) - front_start
            worker_cpu += sum(map(cpu_seconds, workers)) - worker_start
        context.close()
    count = len(ours)
    for name, at in (("p50", 0.5), ("p99", 0.99)):
        table.add(f"tap → changed page, {name}", milliseconds(part(ours, at)), milliseconds(part(floor, at)))
    table.add("tap less the floor, p50", milliseconds(part(ours, 0.5) - part(floor, 0.5)))
    table.add("CPU a tap, front, mean", milliseconds(front_cpu * 1000 / count))
    table.add("CPU a tap, worker, mean", milliseconds(worker_cpu * 1000 / count))
    table.add("a tap on the wire, mean", f"{socket.up / count:.0f} B up, {socket.down / count:.0f} B down")


def measure_rows(table, browser):
    """Lists of different lengths take turns, so that a machine that changes its speed changes it for all."""
    program = ROOT / ".build" / "release" / "ManyRows"
    counts = (12, 1000, 10_000)
    times = {count: [] for count in counts}
    for _ in range(ROUNDS):
        for count in counts:
            with hosted_app(program, ROWS=str(count)) as app:
                context = browser.new_context(**TABLET)
                page = context.new_page()
                wait_until_alive(page, app.address)
                tap(page, WARM_UP)
                times[count] += tap(page, TAPS_A_ROUND)
                context.close()
    few = median(times[12])
    for count in counts:
        middle = median(times[count])
        table.add(f"tap in a list of {count:,} rows, p50", f"{milliseconds(middle)}, {middle / few:.2f} of 12 rows")


def measure_first_byte(table):
    times = []
    for _ in range(STARTS):
        with hosted_app() as app:
            host = app.address.removeprefix("http://").partition("/")[0]
            path = "/"
            # Follow the way to the app's own address, as a browser does.
            while True:
                connection = http.client.HTTPConnection(host, timeout=10)
                connection.request("GET", path)
                response = connection.getresponse()
                response.read(1)
                path = response.headers.get("Location")
                if not path:
                    break
            if response.status != 200:
                raise RuntimeError(f"the page was answered with status {response.status}")
            times.append((time.time() - app.started) * 1000)
            connection.close()
    table.add("process start → first byte of the page", milliseconds(median(times)))


# When fonts are there and the frame with them was handed over, in milliseconds since 1970.
WHEN_DRAWN = """
document.addEventListener('DOMContentLoaded', async () => {
  await document.fonts.ready;
  requestAnimationFrame(() => setTimeout(() => { window.drawnAt = performance.timeOrigin + performance.now(); }));
});
"""


def measure_page_drawn(table, browser):
    times = []
    for _ in range(STARTS):
        # The page's policy forbids the evaluation of text, which waiting for a condition needs.
        context = browser.new_context(**TABLET, bypass_csp=True)
        page = context.new_page()
        page.add_init_script(WHEN_DRAWN)
        with hosted_app() as app:
            page.goto(app.address)
            drawn = page.wait_for_function("() => window.drawnAt").json_value()
            times.append(drawn - app.started * 1000)
        context.close()
    table.add("process start → page drawn, with fonts", milliseconds(median(times)))


def measure_memory(table, browser):
    with hosted_app() as app:
        before = app.descendants()
        contexts = [browser.new_context(**TABLET) for _ in range(VISITORS)]
        for context in contexts:
            wait_until_alive(context.new_page(), app.address)
        workers = app.descendants() - before
        if not workers:
            raise RuntimeError("no process was started for a visitor")
        memory = median(map(private_kilobytes, workers))
        table.add("private memory of a worker", f"{memory:,.0f} KB, of {len(workers)} workers")
        for context in contexts:
            context.close()


def measure_first_load(table, browser):
    with hosted_app() as app:
        fonts, rest = first_load(browser, app.address, TABLET)
    table.add("first load on the wire", f"{(fonts + rest) / 1000:.0f} KB, {rest / 1000:.0f} KB without fonts")


def add_headless(table):
    """The headless driver is measured by a program of its own, which prints `what<tab>figure`, one a line."""
    program = ROOT / ".build" / "release" / "HeadlessBench"
    if not program.exists():
        return
    cold, changed = map(milliseconds, yoga_layout())
    for line in subprocess.run([program], capture_output=True, text=True, check=True).stdout.splitlines():
        what, _, figure = line.partition("\t")
        yoga = f"Yoga {cold}" if "new width" in what else f"Yoga {changed}" if "its size" in what else ""
        table.add(what, figure, yoga)


def part(times, at):
    ordered = sorted(times)
    return ordered[min(int(len(ordered) * at), len(ordered) - 1)]


def milliseconds(value):
    return f"{value:.2f} ms" if value < 10 else f"{value:,.0f} ms"


if __name__ == "__main__":
    main()
