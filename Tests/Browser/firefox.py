"""Drives Firefox by WebDriver BiDi, the protocol that it speaks by itself, as far as a smoke test needs it."""
import contextlib
import json
import re
import subprocess
import tempfile
import time

from websockets.sync.client import connect

SECONDS_TO_START = 60


class Firefox:
    """One page of a Firefox, with what it complained of."""

    def __init__(self, socket):
        self.socket = socket
        self.sent = 0
        self.complaints = []
        self.call("session.new", capabilities={})
        self.call("session.subscribe", events=["log.entryAdded"])
        self.page = self.call("browsingContext.getTree")["contexts"][0]["context"]

    def call(self, method, **parameters):
        self.sent += 1
        self.socket.send(json.dumps({"id": self.sent, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.recv(timeout=30))
            if message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
                self.complaints.append(message["params"]["text"])
            if message.get("id") == self.sent:
                assert message["type"] == "success", message
                return message["result"]

    def open(self, address):
        self.call("browsingContext.navigate", context=self.page, url=address, wait="complete")

    def reload(self):
        self.call("browsingContext.reload", context=self.page, wait="complete")

    def back(self):
        self.call("browsingContext.traverseHistory", context=self.page, delta=-1)

    def evaluate(self, expression):
        answer = self.call(
            "script.evaluate", expression=f"JSON.stringify({expression})", target={"context": self.page}, awaitPromise=True
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"].get("value", "null"))

    def wait_for(self, expression):
        end = time.monotonic() + 15
        while not self.evaluate(expression):
            assert time.monotonic() < end, f"This did not come true: {expression}"
            time.sleep(0.02)

    def click(self, selector):
        """Presses the middle of an element with the mouse."""
        element = f"document.querySelector({json.dumps(selector)})"
        self.wait_for(f"{element} !== null")
        x, y = self.evaluate(
            f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])({element}.getBoundingClientRect())"
        )
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": steps}
        self.call("input.performActions", context=self.page, actions=[mouse])

    def resize(self, width, height):
        self.call("browsingContext.setViewport", context=self.page, viewport={"width": width, "height": height})


@contextlib.contextmanager
def firefox():
    with tempfile.TemporaryDirectory() as profile:
        process = subprocess.Popen(
            ["firefox-esr", "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"],
            stderr=subprocess.PIPE, text=True,
        )
        try:
            with connect(f"{address(process)}/session", max_size=None) as socket:
                yield Firefox(socket)
        finally:
            process.terminate()
            process.communicate(timeout=20)


def address(process):
    end = time.monotonic() + SECONDS_TO_START
    while time.monotonic() < end:
        found = re.search(r"ws://\S+", process.stderr.readline())
        if found:
            return found[0]
    raise TimeoutError("Firefox did not say where it listens.")
