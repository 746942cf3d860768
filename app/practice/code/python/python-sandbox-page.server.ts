import {
  CALL_TIMEOUT_MS,
  MAX_RESULT_LENGTH,
  renderSandboxDocument,
} from "~/practice/code/sandbox-document.server";

/**
 * Keeps one worker with Python in it, which the page outside hands over: there is no network here.
 * A call that gets no answer in time ends the worker, and with it the run.
 */
const SANDBOX_SCRIPT = `
let worker, current;
const say = (message) => parent.postMessage(message, "*");
const finish = (id, kind, text) => {
  if (!current || current.id !== id) return;
  clearTimeout(current.timer);
  current = undefined;
  say({ id, kind, text });
};
const load = ({ script, wasm, library }) => {
  worker = new Worker(URL.createObjectURL(new Blob([script], { type: "text/javascript" })));
  worker.onmessage = ({ data }) => {
    if (data === "loaded") return say("loaded");
    if (data === null || typeof data !== "object" || typeof data.text !== "string") return;
    if (data.id === 0) return say({ id: 0, kind: "said", text: data.text.slice(0, 1000) });
    if (data.text.length > ${MAX_RESULT_LENGTH}) finish(data.id, "odd", "");
    else finish(data.id, "said", data.text);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    finish(current && current.id, "broken", String(event.message).slice(0, 300));
  };
  worker.postMessage({ kind: "load", wasm, library }, [wasm, library]);
};
addEventListener("message", ({ source, data }) => {
  if (source !== parent) return;
  if (data.kind === "load") return load(data);
  const timer = setTimeout(() => {
    worker.terminate();
    finish(data.id, "late", "");
  }, ${CALL_TIMEOUT_MS});
  current = { id: data.id, timer };
  worker.postMessage({ ...data, kind: "call" });
});
say("ready");
`;

/** The iframe page that runs Python. Compiling WebAssembly is the one thing it may do beyond the page for JavaScript. */
export function renderPythonSandboxPage(): Response {
  return renderSandboxDocument(SANDBOX_SCRIPT, " 'wasm-unsafe-eval'");
}
