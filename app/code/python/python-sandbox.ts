import { createCall, type Sandbox } from "~/code/sandbox";
import { openSandboxFrame, waitForMessage } from "~/code/sandbox-frame";

/** Python is six megabytes and takes seconds to start, on a slow phone many of them. */
const START_TIMEOUT_MS = 90_000;

interface PythonFiles {
  script: string;
  wasm: string;
  library: string;
}

/** Opens a sandbox with Python in it. The frame has no network, so its files are fetched here. */
export async function openPythonSandbox(): Promise<Sandbox> {
  const frame = openSandboxFrame("/interview/sandbox/python");
  try {
    const ready = await waitForMessage(frame, isReady, START_TIMEOUT_MS);
    if (!isReady(ready)) throw new Error("the page didn’t load");
    const [script, wasm, library] = await Promise.all([
      fetchFile(ready.files.script),
      fetchFile(ready.files.wasm),
      fetchFile(ready.files.library),
    ]);
    const loaded = waitForMessage(frame, isLoadResult, START_TIMEOUT_MS);
    frame.contentWindow?.postMessage({ kind: "load", script, wasm, library }, "*", [wasm, library]);
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

function isReady(message: unknown): message is { files: PythonFiles } {
  return (
    typeof message === "object" &&
    message !== null &&
    "files" in message &&
    typeof message.files === "object" &&
    message.files !== null &&
    Object.values(message.files).every(
      (path) => typeof path === "string" && path.startsWith("/build/python/"),
    )
  );
}

/** "loaded", or a reply to no call, with what went wrong. */
function isLoadResult(message: unknown): boolean {
  return (
    message === "loaded" ||
    (typeof message === "object" && message !== null && "id" in message && message.id === 0)
  );
}
