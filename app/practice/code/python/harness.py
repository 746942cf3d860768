"""Runs one call of a person's code and returns what came of it as JSON."""

import contextlib
import inspect
import json
import sys
import traceback
import types

FILE = "<your code>"
# Not "__main__": a block for running the file asks for input, and the tests call the function.
MODULE = "solution"
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


def is_input_missing(error):
    return isinstance(error, EOFError) and str(error) == "EOF when reading a line"


def explain(error):
    """What the error says, in words that fit the sandbox."""
    if isinstance(error, ModuleNotFoundError) and error.name:
        return f"{error.name} isn’t available here. Most of Python’s standard library is; other packages aren’t."
    if is_input_missing(error):
        return "input() has nobody to ask here. Use the function’s arguments instead."
    return str(error)


def explain_missing(name, functions):
    if not functions:
        return f"{name} is missing."
    return f"{name} is missing. Your code has {', '.join(functions)}: name the one to test {name}."


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


def is_own(value):
    """Whether the person's code defines this function, decorated or not."""
    function = inspect.unwrap(getattr(value, "__func__", value))
    return isinstance(function, types.FunctionType) and function.__code__.co_filename == FILE


def list_functions(namespace):
    """The names of the functions of the person's code, and of its methods with their class."""
    names = []
    for name, value in namespace.items():
        if inspect.isclass(value) and value.__module__ == MODULE:
            methods = [member for member, method in vars(value).items() if is_own(method)]
            names += [f"{name}.{method}" for method in methods if not method.startswith("__")]
        elif not inspect.isclass(value) and is_own(value):
            names.append(name)
    return names


def simplify(name):
    """A name without its class and its case: twoSum and Solution.two_sum are the same one."""
    return name.split(".")[-1].replace("_", "").lower()


def takes(function, arguments):
    """Whether a function can be called with these arguments; True if that can't be told."""
    try:
        inspect.signature(function).bind(*arguments)
    except TypeError:
        return False
    except ValueError:
        pass
    return True


def choose_function(namespace, name, arguments):
    """The name of the function to call; None if there is none, or more than one it could be."""
    if callable(namespace.get(name)) and not inspect.isclass(namespace[name]):
        return name
    functions = list_functions(namespace)
    renamed = [each for each in functions if simplify(each) == simplify(name)]
    if renamed:
        return renamed[0]
    others = [each for each in functions if each != "main"]
    # With another name, only one that can take the arguments is meant.
    is_meant = len(others) == 1 and takes(get_function(namespace, others[0]), arguments)
    return others[0] if is_meant else None


def get_function(namespace, name):
    class_name, _, method = name.rpartition(".")
    if not class_name:
        return namespace[name]
    owner = namespace[class_name]
    is_bound = isinstance(vars(owner)[method], (staticmethod, classmethod))
    return getattr(owner if is_bound else owner(), method)


def execute(source):
    """The names that the person's code defines, also if it asks for input after defining them."""
    # Data classes look for the module they are in.
    sys.modules[MODULE] = types.ModuleType(MODULE)
    namespace = vars(sys.modules[MODULE])
    code = compile(source, FILE, "exec", dont_inherit=True)
    try:
        exec(code, namespace)
    except EOFError as error:
        if not is_input_missing(error) or not list_functions(namespace):
            raise
        print(f"{describe(error)} Your code stopped there, and the test went on.")
    return namespace


def evaluate(source, name, arguments):
    called = {}
    try:
        namespace = execute(source)
        values = json.loads(arguments)
        chosen = choose_function(namespace, name, values)
        if chosen is None:
            return {"error": explain_missing(name, list_functions(namespace))}
        if chosen != name:
            called = {"called": chosen}
        value = get_function(namespace, chosen)(*values)
    except BaseException as error:
        return {"error": describe(error), **called}
    try:
        json.dumps(value, allow_nan=False)
    except (TypeError, ValueError, RecursionError):
        return {
            "error": f"Returned a value of type {type(value).__name__}, which can’t be compared. "
            "Return numbers, text, True, False, None, or lists and dictionaries of them.",
            **called,
        }
    return {"value": value, **called}


def run(source, name, arguments):
    log = Log()
    limit = sys.getrecursionlimit()
    with contextlib.redirect_stdout(log), contextlib.redirect_stderr(log):
        reply = evaluate(source, name, arguments)
    sys.setrecursionlimit(limit)
    return json.dumps({"log": log.read(), **reply})


run
