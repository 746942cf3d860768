import type { Json } from "~/data/questions/coding/types";
import { openSandboxFrame, waitForMessage } from "./sandbox-frame";
import { type CallOutcome, isSandboxReply, toOutcome } from "./sandbox-reply";

/** Longer than the frame's own timeout: covers a frame that crashed. */
const REPLY_TIMEOUT_MS = 6000;

export interface Sandbox {
  call(source: string, name: string, args: Json[]): Promise<CallOutcome>;
  /** Stops everything that runs in it. */
  close(): void;
}

/** Opens a sandbox for JavaScript. */
export function openSandbox(): Sandbox {
  const frame = openSandboxFrame("/interview/sandbox");
  const ready = waitForMessage(frame, (message) => message === "ready", REPLY_TIMEOUT_MS);
  const call = createCall(frame);
  return {
    call: async (...args) => ((await ready) ? call(...args) : { kind: "late" }),
    close: () => frame.remove(),
  };
}

/** Calls a function of the code in a frame that is ready. */
export function createCall(frame: HTMLIFrameElement): Sandbox["call"] {
  let callCount = 0;
  return async (source, name, args) => {
    callCount += 1;
    const id = callCount;
    const replyPromise = waitForMessage(
      frame,
      (message) => isSandboxReply(message) && message.id === id,
      REPLY_TIMEOUT_MS,
    );
    // The target origin is opaque, so it has to be "*"; only the user's own code is sent.
    frame.contentWindow?.postMessage({ id, source, name, args: JSON.stringify(args) }, "*");
    const message = await replyPromise;
    return isSandboxReply(message) ? toOutcome(message) : { kind: "late" };
  };
}
