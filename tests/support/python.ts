import { readFileSync } from "node:fs";
import { loadPyodide, type PyodideAPI } from "pyodide";

type Run = (source: string, name: string, args: string) => string;

const HARNESS = new URL("../../app/practice/code/python/harness.py", import.meta.url);

let loading: Promise<PyodideAPI> | undefined;

/** The Python of the sandbox, in this process. Starting it takes seconds, so it is kept. */
export function loadPython(): Promise<PyodideAPI> {
  loading ??= loadPyodide({ stdin: () => null });
  return loading;
}

/** Calls a function of code as the sandbox does. Returns what the sandbox would post. */
export async function loadPythonHarness(): Promise<
  (source: string, name: string, args: readonly unknown[]) => unknown
> {
  const python = await loadPython();
  const run = python.runPython(readFileSync(HARNESS, "utf8")) as Run;
  return (source, name, args) => JSON.parse(run(source, name, JSON.stringify(args)));
}

/** A program whose parts share names and files, as the blocks of a lesson do. */
export async function startPythonProgram(): Promise<(code: string) => string> {
  const python = await loadPython();
  const globals = python.runPython(
    "import os, tempfile; os.chdir(tempfile.mkdtemp()); {'__name__': '__main__'}",
  );
  return (code) => {
    const lines: string[] = [];
    python.setStdout({ batched: (line) => lines.push(line) });
    python.setStderr({ batched: (line) => lines.push(line) });
    python.runPython(code, { globals });
    return lines.join("\n");
  };
}
