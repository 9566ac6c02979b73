"""A finger on the glass, which moves as long as it is told to: pages see touches, as on a phone."""


class Finger:
    def __init__(self, page):
        self.page = page
        self.session = page.context.new_cdp_session(page)

    def down(self, x, y):
        self.x, self.y = x, y
        self.touch("touchStart")

    def move(self, y, steps=8, pause=16):
        """Goes up or down to a place, in as many steps, so many milliseconds apart."""
        start = self.y
        for step in range(1, steps + 1):
            self.y = start + (y - start) * step / steps
            self.touch("touchMove")
            self.page.wait_for_timeout(pause)

    def rest(self):
        """Waits until the motion counts as over: what lets go now has no speed."""
        self.page.wait_for_timeout(150)

    def up(self):
        self.session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def touch(self, kind):
        points = [{"x": self.x, "y": self.y}]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
