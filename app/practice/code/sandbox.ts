import type { Json } from "~/data/questions/coding/types";

/** What a call came to. */
export type CallOutcome =
  | { kind: "value"; value: Json }
  | { kind: "nothing" }
  /** The code threw. */
  | { kind: "error"; message: string }
  /** It did not answer in time, or what it said is no value. */
  | { kind: "late" }
  | { kind: "odd" };

interface SandboxReply {
  id: number;
  kind: "said" | "late" | "odd" | "broken";
  text: string;
}

/** Longer than the frame's own limit: this one is for a frame that has died. */
const REPLY_TIMEOUT_MS = 6000;

/** Opens a sandbox; close it when done, and everything that still runs in it is gone. */
export function openSandbox() {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.setAttribute("sandbox", "allow-scripts");
  frame.src = "/interview/sandbox";
  const ready = waitForMessage(frame, (message) => message === "ready");
  document.body.append(frame);
  let callCount = 0;
  return {
    async call(source: string, name: string, args: Json[]): Promise<CallOutcome> {
      if (!(await ready)) return { kind: "late" };
      callCount += 1;
      const id = callCount;
      const replyPromise = waitForMessage(
        frame,
        (message) => isSandboxReply(message) && message.id === id,
      );
      // Its origin is opaque, so it cannot be named; what is sent is the person's own code.
      frame.contentWindow?.postMessage({ id, source, name, args: JSON.stringify(args) }, "*");
      const message = await replyPromise;
      return isSandboxReply(message) ? toOutcome(message) : { kind: "late" };
    },
    close: () => frame.remove(),
  };
}

/** The next message of the frame that fits; undefined when none came in time. */
function waitForMessage(
  frame: HTMLIFrameElement,
  matches: (data: unknown) => boolean,
): Promise<unknown> {
  return new Promise((resolve) => {
    const handleMessage = ({ source, data }: MessageEvent) => {
      if (source !== frame.contentWindow || !matches(data)) return;
      finish(data);
    };
    const timer = setTimeout(() => finish(undefined), REPLY_TIMEOUT_MS);
    function finish(data: unknown) {
      clearTimeout(timer);
      window.removeEventListener("message", handleMessage);
      resolve(data);
    }
    window.addEventListener("message", handleMessage);
  });
}

function isSandboxReply(data: unknown): data is SandboxReply {
  return (
    typeof data === "object" &&
    data !== null &&
    "id" in data &&
    "kind" in data &&
    "text" in data &&
    typeof data.text === "string"
  );
}

function toOutcome({ kind, text }: SandboxReply): CallOutcome {
  if (kind === "broken") return { kind: "error", message: text };
  if (kind !== "said") return { kind };
  try {
    const result = JSON.parse(text) as { value?: Json; error?: string; nothing?: boolean };
    if (result.error !== undefined)
      return { kind: "error", message: String(result.error).slice(0, 300) };
    return result.value === undefined
      ? { kind: "nothing" }
      : { kind: "value", value: result.value };
  } catch {
    return { kind: "odd" };
  }
}
