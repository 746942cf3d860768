import type { Json } from "~/data/questions/coding/types";

/** What of the console is kept: enough to look for a mistake. Python's harness keeps as much. */
export const MAX_LOG_LINES = 50;

/** The outcome of a call. */
export type CallOutcome = (
  | { kind: "value"; value: Json }
  | { kind: "nothing" }
  /** The code threw. */
  | { kind: "error"; message: string }
  /** It didn't respond in time, or its result isn't a value. */
  | { kind: "late" }
  | { kind: "odd" }
) & {
  /** What the code wrote to the console, by line. */
  log?: string[];
  /** The function or method that was called, if not by the name the tests use. */
  called?: string;
};

const REPLY_KINDS = ["said", "late", "odd", "broken"] as const;

interface SandboxReply {
  id: number;
  kind: (typeof REPLY_KINDS)[number];
  text: string;
}

export function isSandboxReply(data: unknown): data is SandboxReply {
  return (
    typeof data === "object" &&
    data !== null &&
    "id" in data &&
    typeof data.id === "number" &&
    "kind" in data &&
    REPLY_KINDS.some((kind) => kind === data.kind) &&
    "text" in data &&
    typeof data.text === "string"
  );
}

/** The user's code runs beside the call and may post any text. */
export function toOutcome({ kind, text }: SandboxReply): CallOutcome {
  if (kind === "broken") return { kind: "error", message: explainError(text) };
  if (kind !== "said") return { kind };
  const result = parseJson(text);
  if (typeof result !== "object" || result === null || Array.isArray(result))
    return { kind: "odd" };
  const rest = { ...readLog(result.log), ...readCalled(result.called) };
  if (result.error !== undefined)
    return { kind: "error", message: explainError(String(result.error).slice(0, 300)), ...rest };
  return result.value === undefined
    ? { kind: "nothing", ...rest }
    : { kind: "value", value: result.value, ...rest };
}

function readLog(log: Json | undefined): { log?: string[] } {
  return Array.isArray(log) && log.length > 0 ? { log: log.map(String) } : {};
}

function readCalled(called: Json | undefined): { called?: string } {
  if (typeof called !== "string") return {};
  return { called: `${called.includes(".") ? "method" : "function"} ${called.slice(0, 100)}` };
}

function parseJson(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Adds why, where code asks for something that other places have. */
function explainError(text: string): string {
  const message = text.replace("Uncaught ", "");
  return message.includes("import statement")
    ? `${message}. Packages aren’t available here.`
    : message;
}
