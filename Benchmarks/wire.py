"""What goes over the wire, as Chromium's own network log counts it."""


def first_load(browser, address, size):
    """Bytes received for a first visit: of fonts, and of all else. With headers, as compressed."""
    context = browser.new_context(**size)
    page = context.new_page()
    log = context.new_cdp_session(page)
    log.send("Network.enable")
    kinds, fonts, rest = {}, [], []
    log.on("Network.responseReceived", lambda event: kinds.__setitem__(event["requestId"], event["type"]))
    log.on(
        "Network.loadingFinished",
        lambda event: (fonts if kinds.get(event["requestId"]) == "Font" else rest).append(event["encodedDataLength"]))
    page.goto(address, wait_until="networkidle")
    context.close()
    return sum(fonts), sum(rest)


class SocketLog:
    """Counts the bytes of WebSocket messages in both directions, without their frame headers."""

    def __init__(self, context, page):
        self.up = self.down = 0
        log = context.new_cdp_session(page)
        log.send("Network.enable")
        log.on("Network.webSocketFrameSent", lambda event: self.count("up", event))
        log.on("Network.webSocketFrameReceived", lambda event: self.count("down", event))

    def count(self, direction, event):
        frame = event["response"]
        is_text = frame["opcode"] == 1
        size = len(frame["payloadData"].encode()) if is_text else len(frame["payloadData"]) * 3 // 4
        setattr(self, direction, getattr(self, direction) + size)
