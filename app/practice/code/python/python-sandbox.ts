import { createCall, type Sandbox } from "~/practice/code/sandbox";
import library from "pyodide/python_stdlib.zip?url";
import wasm from "pyodide/pyodide.asm.wasm?url";
import { openSandboxFrame, waitForMessage } from "~/practice/code/sandbox-frame";
// oxlint-disable-next-line import/default -- Vite builds the worker and exports its address
import script from "./worker?worker&url";

/** Python is six megabytes and takes seconds to start, on a slow phone many of them. */
const START_TIMEOUT_MS = 90_000;

/** Opens a sandbox with Python in it. The frame has no network, so its files are fetched here. */
export async function openPythonSandbox(): Promise<Sandbox> {
  const frame = openSandboxFrame("/interview/sandbox/python");
  try {
    const ready = await waitForMessage(frame, isReady, START_TIMEOUT_MS);
    if (!isReady(ready)) throw new Error("the page didn’t load");
    const files = {
      script: await fetchFile(script),
      wasm: await fetchFile(wasm),
      library: await fetchFile(library),
    };
    const loaded = waitForMessage(frame, isLoadResult, START_TIMEOUT_MS);
    frame.contentWindow?.postMessage({ kind: "load", ...files }, "*", [files.wasm, files.library]);
    if ((await loaded) !== "loaded") throw new Error("the engine didn’t start");
    return { call: createCall(frame), close: () => frame.remove() };
  } catch {
    frame.remove();
    throw new Error("Python couldn’t be started. Check your connection, then run the tests again.");
  }
}

async function fetchFile(path: string): Promise<ArrayBuffer> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.arrayBuffer();
}

const isReady = (message: unknown) => message === "ready";

/** "loaded", or a reply to no call, with what went wrong. */
function isLoadResult(message: unknown): boolean {
  return (
    message === "loaded" ||
    (typeof message === "object" && message !== null && "id" in message && message.id === 0)
  );
}
