import type { Json } from "~/data/questions/coding/types";

/** What a call came to. */
export type Outcome =
  | { kind: "value"; value: Json }
  | { kind: "nothing" }
  /** The code threw. */
  | { kind: "error"; message: string }
  /** It did not answer in time, or what it said is no value. */
  | { kind: "late" }
  | { kind: "odd" };

interface Said {
  id: number;
  kind: "said" | "late" | "odd" | "broken";
  text: string;
}

/** Longer than the frame's own limit: this one is for a frame that has died. */
const GIVE_UP_IN_MS = 6000;

/** Opens a sandbox; close it when done, and everything that still runs in it is gone. */
export function openSandbox() {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.setAttribute("sandbox", "allow-scripts");
  frame.src = "/interview/sandbox";
  const ready = hear(frame, (data) => data === "ready");
  document.body.append(frame);
  let calls = 0;
  return {
    async call(source: string, name: string, args: Json[]): Promise<Outcome> {
      if (!(await ready)) return { kind: "late" };
      calls += 1;
      const id = calls;
      const answer = hear(frame, (data) => isSaid(data) && data.id === id);
      // Its origin is opaque, so it cannot be named; what is sent is the person's own code.
      frame.contentWindow?.postMessage({ id, source, name, args: JSON.stringify(args) }, "*");
      const data = await answer;
      return isSaid(data) ? outcomeOf(data) : { kind: "late" };
    },
    close: () => frame.remove(),
  };
}

/** The next message of the frame that fits; undefined when none came in time. */
function hear(frame: HTMLIFrameElement, fits: (data: unknown) => boolean): Promise<unknown> {
  return new Promise((resolve) => {
    const listen = ({ source, data }: MessageEvent) => {
      if (source !== frame.contentWindow || !fits(data)) return;
      done(data);
    };
    const timer = setTimeout(() => done(undefined), GIVE_UP_IN_MS);
    function done(data: unknown) {
      clearTimeout(timer);
      window.removeEventListener("message", listen);
      resolve(data);
    }
    window.addEventListener("message", listen);
  });
}

function isSaid(data: unknown): data is Said {
  return (
    typeof data === "object" &&
    data !== null &&
    "id" in data &&
    "kind" in data &&
    "text" in data &&
    typeof data.text === "string"
  );
}

function outcomeOf({ kind, text }: Said): Outcome {
  if (kind === "broken") return { kind: "error", message: text };
  if (kind !== "said") return { kind };
  try {
    const said = JSON.parse(text) as { value?: Json; error?: string; nothing?: boolean };
    if (said.error !== undefined)
      return { kind: "error", message: String(said.error).slice(0, 300) };
    return said.value === undefined ? { kind: "nothing" } : { kind: "value", value: said.value };
  } catch {
    return { kind: "odd" };
  }
}
