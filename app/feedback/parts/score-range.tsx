import { NO_SCORE_YET, isTooOpen } from "~/coach/score/range";
import { BANDS, getBand } from "~/coach/bands";
import type { ReactNode } from "react";

interface ScoreRangeProps {
  range: readonly [from: number, to: number];
  /** Something is still asked that would narrow the range. */
  isOpen: boolean;
  /** How long it stays open. */
  until?: string;
  /** What narrows the range, or who settled it. */
  children?: ReactNode;
  className?: string;
}

/** What a score may be, on the scale from 0 to 100: hatched while something is open, solid once it is settled. */
export function ScoreRange({
  range,
  isOpen,
  until = "for now",
  children,
  className = "",
}: ScoreRangeProps) {
  const [from, to] = range;
  const hasFigures = !isTooOpen(range);
  return (
    <div className={`score-range ${className}`}>
      <p data-range="">
        {hasFigures ? (
          <>
            <b className="num">
              {from}–{to}
            </b>{" "}
            <span className="sr-only">of 100, </span>
            <span>{isOpen ? until : nameBands(from, to)}</span>
          </>
        ) : (
          NO_SCORE_YET
        )}
      </p>
      <div aria-hidden className="@container">
        <RangeBar from={from} to={to} isOpen={isOpen} />
        <svg width="100%" className="range-labels">
          {BANDS.map(({ name, from: start }, index) => {
            const isLast = index === BANDS.length - 1;
            return hasFigures || index === 0 || isLast ? (
              <text
                key={name}
                x={isLast ? "100%" : `${start}%`}
                y="1em"
                textAnchor={isLast ? "end" : "start"}
                className={index % 2 === 0 ? "fill-muted" : "fill-muted @max-[23rem]:hidden"}
              >
                {name}
              </text>
            ) : null;
          })}
        </svg>
      </div>
      {children ? <div className="range-note">{children}</div> : null}
    </div>
  );
}

/** Decorative: the text has the same numbers. */
function RangeBar({ from, to, isOpen }: { from: number; to: number; isOpen: boolean }) {
  return (
    <svg width="100%" height="12" className="range-bar">
      <defs>
        <pattern
          id="range-hatch"
          width="5"
          height="12"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(25)"
        >
          <rect width="2" height="24" className="fill-chart-1" />
        </pattern>
      </defs>
      {BANDS.map(({ name, from: start }, index) => (
        <rect
          key={name}
          x={`${start}%`}
          width={`${(BANDS[index + 1]?.from ?? 100) - start - 0.6}%`}
          y="3"
          height="6"
          rx="1"
          className="fill-surface-3"
        />
      ))}
      <rect
        x={`${from}%`}
        width={`${to - from}%`}
        height="12"
        rx="4"
        strokeWidth="1.5"
        className={isOpen ? "stroke-chart-1" : "fill-chart-1"}
        fill={isOpen ? "url(#range-hatch)" : undefined}
      />
    </svg>
  );
}

function nameBands(from: number, to: number): string {
  const [low, high] = [getBand(from), getBand(to)];
  return low === high ? low : `${low} to ${high}`;
}
