import type { PointState } from "./point-state";

interface PointBoxProps {
  /** Absent for a sentence that makes no point. */
  state?: PointState | undefined;
  /** The number of the sentence, from 1. */
  sentence: number | null;
  /** Leads to the sentence. */
  href?: string;
}

/** The number of a sentence in a box whose shape says how sure it is that the sentence makes a point. */
export function PointBox({ state, sentence, href }: PointBoxProps) {
  const Box = href ? "a" : "span";
  return (
    <Box className="point-box" data-state={state} href={href}>
      <span aria-hidden>
        {state === "left-out" ? null : (sentence ?? (state === "asked" ? "?" : "✓"))}
      </span>
      {/* The list says the number of a sentence by itself. */}
      {state ? <span className="sr-only">{nameBox(state, sentence)}</span> : null}
    </Box>
  );
}

function nameBox(state: PointState, sentence: number | null): string {
  const name = sentence === null ? "" : `Sentence ${sentence}`;
  switch (state) {
    case "settled":
      return name || "Known";
    case "thought":
      return `${name}, we think so`;
    case "asked":
      return name || "Open";
    case "left-out":
      return "Left out";
  }
}
