"""A person in front of a page: presses, turns the device, reads what is there."""
import re
import time

BACK = re.compile("^(Back|Equipment)$")


class Person:
    def __init__(self, page, screen):
        self.page = page
        self.screen = screen
        self.sent = []
        """What the page told the app."""
        page.on("websocket", lambda socket: socket.on("framesent", lambda frame: self.sent.append(frame)))

    def open(self, address):
        self.page.goto(address)
        if self.page.evaluate("matchMedia('(scripting: enabled)').matches"):
            self.wait_until_connected()

    def wait_until_connected(self):
        """Waits until the page has greeted the app, and shows it at the window's own size."""
        self.wait_for(lambda: self.sent)
        self.wait_for_size()

    def wait_for_size(self):
        self.page.wait_for_function(
            """() => {
                const { width, height } = document.querySelector("body > [id]").style;
                return width === `${innerWidth}px` && height === `${innerHeight}px`;
            }"""
        )

    def wait_for(self, condition, otherwise=lambda: "It did not happen within ten seconds."):
        end = time.monotonic() + 10
        while not condition():
            assert time.monotonic() < end, otherwise()
            self.page.wait_for_timeout(10)

    def slow_motion(self):
        """Makes motions take so long that they can be looked at, however slow the machine is."""
        session = self.page.context.new_cdp_session(self.page)
        session.send("Animation.enable")
        session.send("Animation.setPlaybackRate", {"playbackRate": 0.02})

    def follow(self, *steps):
        """The steps of the app's own command line: `press button "Name"`, `back`, `rotate`."""
        for step in steps:
            if step == "rotate":
                self.rotate()
            elif step == "back":
                self.back()
            else:
                name = re.fullmatch('press button "(.*)"', step)[1]
                self.page.get_by_role("button", name=name, exact=True).tap()

    def row(self, words):
        """The row of a list that answers to a press and shows these words."""
        return self.page.locator("li:has(> button):not([inert] li)").filter(has_text=words)

    def row_button(self, words):
        return self.row(words).locator("> button")

    def press(self, words):
        """Presses a row where its content is, as a finger does."""
        self.row(words).tap()

    def back(self):
        self.page.get_by_role("button", name=BACK).tap()

    def rotate(self):
        self.screen = self.screen.turned()
        self.page.set_viewport_size({"width": self.screen.width, "height": self.screen.height})
        self.wait_for_size()

    def heading(self, name):
        return self.page.get_by_role("heading", name=name, exact=True)

    def focused(self):
        """What has the keyboard's focus: the words of a row, or the name of another control."""
        return self.page.evaluate(
            "(({ activeElement: element }) => element.closest('li')?.innerText.trim() || element.ariaLabel)(document)"
        )

    def focused_label(self):
        """The name of the control that has the keyboard's focus, in a row or elsewhere."""
        return self.page.evaluate("document.activeElement.ariaLabel")
