"""A headless Chromium, spoken to over its debugging pipe."""

import fcntl
import itertools
import json
import os
import shutil
import sys

NAMES = ["chromium-headless-shell", "chrome-headless-shell", "chromium", "google-chrome"]
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-extensions",
    "--disable-background-networking",
    "--enable-blink-features=CSSGridLanesLayout",
    "--remote-debugging-pipe",
    "about:blank",
]


def find():
    """The path of a browser, or None: PLUMB_CHROMIUM, else the first that is in PATH."""
    named = os.environ.get("PLUMB_CHROMIUM")
    return next(filter(None, map(shutil.which, [named] if named else NAMES)), None)


class Browser:
    """One page of one browser; the browser ends when this program does."""

    def __init__(self, path):
        # The browser reads commands from descriptor 3 and writes to 4.
        their_input, self.output = (self._above(fd) for fd in os.pipe())
        self.input, their_output = (self._above(fd) for fd in os.pipe())
        null = os.open(os.devnull, os.O_RDWR)
        actions = [(os.POSIX_SPAWN_DUP2, null, fd) for fd in (0, 1, 2)]
        actions += [(os.POSIX_SPAWN_DUP2, their_input, 3), (os.POSIX_SPAWN_DUP2, their_output, 4)]
        self.process = os.posix_spawn(path, [path] + FLAGS, os.environ, file_actions=actions)
        for fd in (their_input, their_output, null):
            os.close(fd)
        self.pending = b""
        self.numbers = itertools.count(1)
        self.version = self.call("Browser.getVersion")["product"].split("/")[-1]
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]

    @staticmethod
    def _above(fd):
        """The same pipe end under a number that is out of the way, closed in other programs."""
        moved = fcntl.fcntl(fd, fcntl.F_DUPFD_CLOEXEC, 10)
        os.close(fd)
        return moved

    def call(self, method, session=None, **parameters):
        number = next(self.numbers)
        message = {"id": number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.output, data) :]
        while True:
            reply = json.loads(self._next())
            if reply.get("id") == number:
                if "error" in reply:
                    raise RuntimeError(f"{method}: {reply['error']['message']}")
                return reply["result"]

    def _next(self):
        parts = [self.pending]
        while b"\0" not in parts[-1]:
            part = os.read(self.input, 1 << 20)
            if not part:
                raise RuntimeError("the browser ended")
            parts.append(part)
        message, self.pending = b"".join(parts).split(b"\0", 1)
        return message

    def evaluate(self, script):
        """The value of a script, as JSON has it."""
        result = self.call("Runtime.evaluate", self.session, expression=script, returnByValue=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            text = details.get("exception", {}).get("description") or details["text"]
            raise RuntimeError(f"script: {text}")
        return result["result"].get("value")

    def close(self):
        try:
            self.call("Browser.close")
        except RuntimeError:
            pass
        os.close(self.output)
        os.waitpid(self.process, 0)


if __name__ == "__main__":
    path = find()
    print(path if path else "no headless Chromium in PATH")
    sys.exit(0 if path else 69)
