#!/usr/bin/env python3
"""Asks the language server about an example, as an editor does, and fails if it does not find its way in Martlet.

    Tests/LanguageServer/check.py        after `swift build`

The server must take the file without an error, know the words of `import SwiftUI` by our documentation, lead from one to its
declaration, and expand our macros.
"""
import json
import os
import pathlib
import queue
import subprocess
import sys
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
FILE = ROOT / "Examples" / "EquipmentCatalogue" / "CatalogueView.swift"
PATIENCE = 120


class Server:
    def __init__(self):
        self.process = subprocess.Popen(
            ["sourcekit-lsp"], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.messages, self.diagnostics, self.last = queue.Queue(), {}, 0
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        stream = self.process.stdout
        while head := stream.readline():
            length = None
            while head.strip():
                name, _, value = head.decode().partition(":")
                if name.lower() == "content-length":
                    length = int(value)
                head = stream.readline()
            if length:
                self.messages.put(json.loads(stream.read(length)))

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.process.stdin.flush()

    def tell(self, method, **params):
        self.send({"method": method, "params": params})

    def ask(self, method, **params):
        self.last += 1
        self.send({"id": self.last, "method": method, "params": params})
        end = time.monotonic() + PATIENCE
        while (left := end - time.monotonic()) > 0:
            try:
                message = self.messages.get(timeout=left)
            except queue.Empty:
                break
            if "method" in message and "id" in message:
                # The server asks too: what it may register, how much it has done. Nothing of it matters here.
                self.send({"id": message["id"], "result": None})
            elif message.get("id") == self.last:
                if "error" in message:
                    raise Failure(f"{method}: {message['error']['message']}")
                return message["result"]
        raise Failure(f"{method}: no answer within {PATIENCE} s")


class Failure(Exception):
    pass


def main():
    text = FILE.read_text()
    document = {"uri": FILE.as_uri()}
    server = Server()
    try:
        server.ask(
            "initialize", processId=os.getpid(), rootUri=ROOT.as_uri(),
            capabilities={"textDocument": {"diagnostic": {}}}, initializationOptions={"backgroundIndexing": False})
        server.tell("initialized")
        server.tell("textDocument/didOpen", textDocument={**document, "languageId": "swift", "version": 1, "text": text})

        def hover(word):
            found = server.ask("textDocument/hover", textDocument=document, position=place(text, word))
            return json.dumps(found)

        # It reads the package first, and knows of nothing meanwhile.
        until(lambda: hover("NavigationSplitView("), lambda found: found != "null")
        report = server.ask("textDocument/diagnostic", textDocument=document)
        errors = [one["message"] for one in report.get("items", []) if one.get("severity") == 1]
        expect(not errors, f"no errors in {FILE.name}, but: {errors}")

        expect("columns" in hover("NavigationSplitView(").lower(), "the documentation of NavigationSplitView")
        expect("Preview" in hover("Preview(\"All of it\")"), "what #Preview is")
        expect("State" in hover("State private"), "what @State is")

        for words, file in (("NavigationSplitView(", "NavigationSplitView.swift"), ("Preview(\"All", "PreviewMacros.swift")):
            declaration = server.ask("textDocument/definition", textDocument=document, position=place(text, words))
            expect(file in json.dumps(declaration), f"a declaration in {file}, not {declaration}")
    except Failure as failure:
        sys.exit(f"The language server does not answer as it should. {failure}")
    finally:
        server.process.kill()
    print("The language server knows SwiftUI and its macros.")


def until(action, is_good, pause=1):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            result = action()
            if is_good(result):
                return result
        except Failure as failure:
            if "language service" not in str(failure):
                raise
        time.sleep(pause)
    raise Failure("It never became ready.")


def place(text, words):
    before = text[:text.index(words)]
    return {"line": before.count("\n"), "character": len(before.rpartition("\n")[2]) + 1}


def expect(holds, what):
    if not holds:
        raise Failure(f"Expected: {what}.")


if __name__ == "__main__":
    main()
