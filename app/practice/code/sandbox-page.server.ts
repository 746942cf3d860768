import {
  CALL_TIMEOUT_MS,
  MAX_RESULT_LENGTH,
  renderSandboxDocument,
} from "./sandbox-document.server";
import { MAX_LOG_LINES } from "./sandbox-reply";

const MAX_LOG_LINE_LENGTH = 500;

// Runs before the user's code: keeps references it could overwrite, and the console's output. One
// line, so error line numbers only shift by one.
const PRELUDE =
  "const pathlightPost = self.postMessage.bind(self), pathlightText = JSON.stringify, pathlightRead = JSON.parse, pathlightLog = []; " +
  'for (const level of ["log", "info", "warn", "error", "debug"]) console[level] = (...values) => { ' +
  `if (pathlightLog.length < ${MAX_LOG_LINES}) pathlightLog.push(values.map((value) => { ` +
  'try { return typeof value === "string" ? value : String(pathlightText(value)); } catch { return String(value); } ' +
  `}).join(" ").slice(0, ${MAX_LOG_LINE_LENGTH})); }; ` +
  // What a file for Node expects. Properties, because code may declare variables of these names.
  "self.module = { exports: {} }; self.exports = module.exports; " +
  "self.require = (name) => { throw new Error(`${name} isn’t available here. Packages aren’t, and only your function is called.`); };";

// Runs after it: only makes the call and returns the result, which is checked outside the sandbox.
const EPILOGUE = `
;(async () => {
  const reply = (rest) => pathlightPost('{"log":' + pathlightText(pathlightLog) + "," + rest + "}");
  try {
    const value = await (NAME)(...pathlightRead(ARGS));
    reply(value === undefined ? '"nothing":true' : '"value":' + pathlightText(value));
  } catch (error) {
    reply('"error":' + pathlightText(String((error && error.message) || error)));
  }
})();`;

/**
 * Runs one call at a time in a fresh worker. The first message is its result; silent workers are
 * terminated after the timeout.
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

/** The iframe page that runs JavaScript. */
export function renderSandboxPage(): Response {
  return renderSandboxDocument(SANDBOX_SCRIPT);
}
