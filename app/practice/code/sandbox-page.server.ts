import { createHash } from "node:crypto";

/** Time one call may take. */
const CALL_TIMEOUT_MS = 2000;
/** Longer results are no answer to any of the tests. */
const MAX_RESULT_LENGTH = 200_000;

// Before somebody's code: what they may change later is kept aside. One line, so that their line numbers hold.
const PRELUDE =
  "const pathlightPost = self.postMessage.bind(self), pathlightText = JSON.stringify, pathlightRead = JSON.parse;";

// After it. The call and its result are all that happens here; whether the result is right is decided outside.
const EPILOGUE = `
;(async () => {
  try {
    const value = await (NAME)(...pathlightRead(ARGS));
    pathlightPost(value === undefined ? '{"nothing":true}' : '{"value":' + pathlightText(value) + "}");
  } catch (error) {
    pathlightPost('{"error":' + pathlightText(String((error && error.message) || error)) + "}");
  }
})();`;

/**
 * Runs one call at a time in a worker of its own, on orders of the page around it. The first thing a worker
 * says is taken as its result and ends it; one that says nothing is ended when its time is over.
 */
const SANDBOX_SCRIPT = `
addEventListener("message", ({ source, data }) => {
  if (source !== parent) return;
  const after = ${JSON.stringify(EPILOGUE)}.replace("NAME", () => data.name).replace("ARGS", () => JSON.stringify(data.args));
  const url = URL.createObjectURL(new Blob([${JSON.stringify(PRELUDE)}, "\\n", data.source, after], { type: "text/javascript" }));
  const worker = new Worker(url);
  const say = (kind, text) => {
    if (!timer) return;
    clearTimeout(timer);
    timer = 0;
    worker.terminate();
    URL.revokeObjectURL(url);
    parent.postMessage({ id: data.id, kind, text }, "*");
  };
  let timer = setTimeout(() => say("late", ""), ${CALL_TIMEOUT_MS});
  worker.onmessage = ({ data: text }) => (typeof text === "string" && text.length <= ${MAX_RESULT_LENGTH} ? say("said", text) : say("odd", ""));
  worker.onmessageerror = () => say("odd", "");
  worker.onerror = (event) => {
    event.preventDefault();
    say("broken", (event.lineno > 1 ? "Line " + (event.lineno - 1) + ": " : "") + String(event.message).slice(0, 300));
  };
});
parent.postMessage("ready", "*");
`;

const hash = createHash("sha256").update(SANDBOX_SCRIPT).digest("base64");

// An origin of its own, no network, no eval, nothing but this script and the workers it makes, which inherit all of it.
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${hash}'`,
  "worker-src blob:",
  "sandbox allow-scripts",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join("; ");

/** The page somebody's code runs behind. */
export function renderSandboxPage(): Response {
  return new Response(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Sandbox</title></head><body><script>${SANDBOX_SCRIPT}</script></body></html>`,
    {
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": CONTENT_SECURITY_POLICY,
        "Cache-Control": "public, max-age=3600",
      },
    },
  );
}
