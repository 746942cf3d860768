"""Runs one call of a person's code and returns what came of it as JSON."""

import contextlib
import json
import sys
import traceback

FILE = "<your code>"
MAX_LOG_LINES = 50
MAX_LOG_LINE_LENGTH = 500


class Log:
    """What was printed, up to a limit."""

    def __init__(self):
        self.lines = [""]

    def write(self, text):
        for index, piece in enumerate(str(text).split("\n")):
            if index > 0 and len(self.lines) <= MAX_LOG_LINES:
                self.lines.append("")
            if len(self.lines) <= MAX_LOG_LINES:
                self.lines[-1] = (self.lines[-1] + piece)[:MAX_LOG_LINE_LENGTH]
        return len(text)

    def flush(self):
        pass

    def read(self):
        return self.lines[:-1] if self.lines[-1] == "" else self.lines[:MAX_LOG_LINES]


def explain(error):
    """What the error says, in words that fit the sandbox."""
    if isinstance(error, ModuleNotFoundError) and error.name:
        return f"{error.name} isn’t available here. Most of Python’s standard library is; other packages aren’t."
    if isinstance(error, EOFError) and str(error) == "EOF when reading a line":
        return "input() has nobody to ask here. Use the function’s arguments instead."
    return str(error)


def describe(error):
    """The error in one line, with the line of the person's code it came from."""
    if isinstance(error, SyntaxError) and error.filename == FILE:
        return f"Line {error.lineno}: {type(error).__name__}: {error.msg}"
    lines = [
        frame.lineno
        for frame in traceback.extract_tb(error.__traceback__)
        if frame.filename == FILE
    ]
    place = f"Line {lines[-1]}: " if lines else ""
    return f"{place}{type(error).__name__}: {explain(error)}".removesuffix(": ")


def evaluate(source, name, arguments):
    try:
        namespace = {"__name__": "__main__"}
        exec(compile(source, FILE, "exec", dont_inherit=True), namespace)
        if name not in namespace:
            return {"error": f"{name} is not defined"}
        value = namespace[name](*json.loads(arguments))
    except BaseException as error:
        return {"error": describe(error)}
    try:
        json.dumps(value, allow_nan=False)
    except (TypeError, ValueError, RecursionError):
        return {
            "error": f"Returned a value of type {type(value).__name__}, which can’t be compared. "
            "Return numbers, text, True, False, None, or lists and dictionaries of them."
        }
    return {"value": value}


def run(source, name, arguments):
    log = Log()
    limit = sys.getrecursionlimit()
    with contextlib.redirect_stdout(log), contextlib.redirect_stderr(log):
        reply = evaluate(source, name, arguments)
    sys.setrecursionlimit(limit)
    return json.dumps({"log": log.read(), **reply})


run
