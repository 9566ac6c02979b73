"""Between a page and its app."""
import json


class Wire:
    """Stands between the page and the app, and can cut, drop and add."""

    def __init__(self, page):
        self.sockets = []
        self.greetings = []
        """The page's hellos, over all its sockets."""
        self.drops = 0
        """How many of the app's next messages get lost."""
        self.refusals = 0
        """How many of the page's next attempts to connect come to nothing."""
        self.held = None
        """What the app has sent while its messages are held back."""
        page.route_web_socket("**/socket", self.connect)

    def connect(self, socket):
        if self.refusals:
            self.refusals -= 1
            socket.close(code=1012)
            return
        server = socket.connect_to_server()
        self.sockets.append(socket)
        socket.on_message(lambda message: self.forward(server, message))
        server.on_message(lambda message: self.deliver(socket, message))

    def forward(self, server, message):
        if message.startswith('["h"'):
            self.greetings.append(json.loads(message))
        server.send(message)

    def deliver(self, socket, message):
        if self.drops:
            self.drops -= 1
        elif self.held is not None:
            self.held.append(message)
        else:
            socket.send(message)

    def send(self, text):
        self.sockets[-1].send(text)

    def close(self, code):
        self.sockets[-1].close(code=code)

    def hold(self):
        """Keeps the app's messages back until they are released, as a slow app would."""
        self.held = []

    def release(self):
        held, self.held = self.held, None
        for message in held:
            self.send(message)
