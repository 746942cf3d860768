import type { Json } from "~/data/questions/coding/types";
import { type CallOutcome, isSandboxReply, toOutcome } from "./sandbox-reply";

/** Longer than the frame's own timeout: covers a frame that crashed. */
const REPLY_TIMEOUT_MS = 6000;

/** Opens a sandbox. Closing it stops everything that runs in it. */
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
      // The target origin is opaque, so it has to be "*"; only the user's own code is sent.
      frame.contentWindow?.postMessage({ id, source, name, args: JSON.stringify(args) }, "*");
      const message = await replyPromise;
      return isSandboxReply(message) ? toOutcome(message) : { kind: "late" };
    },
    close: () => frame.remove(),
  };
}

/** The next matching message from the frame; undefined on timeout. */
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
