"""A finger on the glass, which moves as long as it is told to: pages see touches, as on a phone.

It has a clock of its own, so that its speed is what a test says also where the machine is slow.
"""
import time


class Finger:
    def __init__(self, page):
        self.page = page
        self.session = page.context.new_cdp_session(page)

    def down(self, x, y):
        self.x, self.y = x, y
        self.now = time.time()
        self.touch("touchStart")

    def move(self, y=None, x=None, steps=8, pause=16):
        """Goes to another height, to another place across, or both, in as many steps, so many milliseconds apart."""
        start = (self.x, self.y)
        end = (self.x if x is None else x, self.y if y is None else y)
        for step in range(1, steps + 1):
            self.x, self.y = (a + (b - a) * step / steps for a, b in zip(start, end))
            self.pass_time(pause)
            self.touch("touchMove")

    def rest(self):
        """Waits until the motion counts as over: what lets go now has no speed."""
        self.pass_time(150)

    def up(self):
        self.touch("touchEnd", points=[])

    def cancel(self):
        """The browser or the system wants the touch for itself."""
        self.touch("touchCancel", points=[])

    def pass_time(self, milliseconds):
        self.now += milliseconds / 1000
        self.page.wait_for_timeout(milliseconds)

    def touch(self, kind, points=None):
        points = [{"x": self.x, "y": self.y}] if points is None else points
        event = {"type": kind, "touchPoints": points, "timestamp": self.now}
        self.session.send("Input.dispatchTouchEvent", event)
