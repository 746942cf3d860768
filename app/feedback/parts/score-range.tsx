import { MAX_SHOWN_WIDTH } from "~/coach/score/range";
import type { BandName } from "~/coach/types";
import { getBand } from "~/coach/bands";

interface ScoreRangeProps {
  range: readonly [from: number, to: number];
  /** Something is still asked that would narrow the range. */
  isOpen: boolean;
  /** The score of the last attempt, if there was one. */
  previous?: number | undefined;
  className?: string;
}

/** Whether a range says too little for a figure. */
export function isTooOpen([from, to]: ScoreRangeProps["range"]): boolean {
  return to - from > MAX_SHOWN_WIDTH;
}

/** What a score may be, on the scale from 0 to 100: hatched while something is open, solid once it is settled. */
export function ScoreRange({ range, isOpen, previous, className = "" }: ScoreRangeProps) {
  const [from, to] = range;
  if (isTooOpen(range))
    return (
      <p className={`text-h3 ${className}`}>
        Too open for a figure{isOpen ? ": answer a question below" : null}
      </p>
    );
  return (
    <div className={`num grid gap-2 ${className}`}>
      <p>
        <b className="font-head text-stat">
          {from}–{to}
        </b>{" "}
        <span className="text-sm text-muted">of 100{isOpen ? ", for now" : null}</span>
      </p>
      <RangeBar from={from} to={to} isOpen={isOpen} />
      <p className="text-sm text-muted">
        {nameBands(getBand(from), getBand(to))}
        {previous === undefined ? null : `. Last attempt: ${previous}`}
      </p>
    </div>
  );
}

/** Decorative: the text has the same numbers. */
function RangeBar({ from, to, isOpen }: { from: number; to: number; isOpen: boolean }) {
  return (
    <svg width="100%" height="10" aria-hidden className="range-bar">
      <defs>
        <pattern
          id="range-hatch"
          width="5"
          height="10"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(25)"
        >
          <rect width="2" height="10" className="fill-chart-1" />
        </pattern>
      </defs>
      <rect
        x={`${from}%`}
        width={`${to - from}%`}
        height="10"
        rx="3"
        className={isOpen ? "" : "fill-chart-1"}
        fill={isOpen ? "url(#range-hatch)" : undefined}
      />
    </svg>
  );
}

function nameBands(from: BandName, to: BandName): string {
  return from === to ? from : `${from} to ${to}`;
}
