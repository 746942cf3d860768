import { readFileSync } from "node:fs";
import { loadPyodide, type PyodideAPI } from "pyodide";

type Run = (source: string, name: string, args: string) => string;

const HARNESS = new URL("../../app/code/python/harness.py", import.meta.url);

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
