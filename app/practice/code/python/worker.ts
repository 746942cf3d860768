import { loadPyodide } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import HARNESS from "./harness.py?raw";

// Built into one file, which the sandbox page runs as a worker.

type Run = (source: string, name: string, args: string) => string;

type Request =
  | { kind: "load"; wasm: ArrayBuffer; library: ArrayBuffer }
  | { kind: "call"; id: number; source: string; name: string; args: string };

/** Where the engine thinks its files are. There is no network: they come with the first message. */
const BASE_URL = "https://python.invalid/";

const reply = self.postMessage.bind(self);
let run: Run | undefined;

self.addEventListener("message", ({ data }: MessageEvent<Request>) => {
  if (data.kind === "load") void load(data.wasm, data.library);
  else reply({ id: data.id, text: call(data.source, data.name, data.args) });
});

async function load(wasm: ArrayBuffer, library: ArrayBuffer): Promise<void> {
  self.fetch = (url) =>
    Promise.resolve(
      String(url).endsWith(".wasm")
        ? new Response(wasm, { headers: { "Content-Type": "application/wasm" } })
        : new Response(library),
    );
  try {
    const python = await loadPyodide({
      indexURL: BASE_URL,
      packageBaseUrl: BASE_URL,
      lockFileContents: EMPTY_LOCK_FILE,
      createPyodideModule,
      stdin: () => null,
    });
    run = python.runPython(HARNESS) as Run;
    reply("loaded");
  } catch (error) {
    reply({ id: 0, text: describe(error) });
  }
}

/** No packages beside the standard library. */
const EMPTY_LOCK_FILE = JSON.stringify({
  info: {
    abi_version: "2026_0",
    arch: "wasm32",
    platform: "emscripten_5_0_3",
    python: "3.14.2",
    version: "314.0.7",
  },
  packages: {},
});

function call(source: string, name: string, args: string): string {
  try {
    return run?.(source, name, args) ?? describe("Python isn’t loaded.");
  } catch (error) {
    return describe(error);
  }
}

const describe = (error: unknown) =>
  JSON.stringify({ error: error instanceof Error ? error.message : String(error) });
