interface SparklineProps {
  /** From 0 to 100, oldest first. */
  scores: readonly number[];
  className?: string;
}

const WIDTH = 132;
const HEIGHT = 32;
const EDGE = 5;
/** More points than these only blur. */
const MOST = 24;

/** How a value went, small enough for a table's row. The row carries the same numbers in words. */
export function Sparkline({ scores, className = "" }: SparklineProps) {
  const shown = scores.slice(-MOST);
  const x = (index: number) =>
    shown.length === 1 ? WIDTH - EDGE : EDGE + (index / (shown.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (score: number) => EDGE + (1 - score / 100) * (HEIGHT - 2 * EDGE);
  const last = shown.length - 1;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden
      className={`block overflow-visible ${className}`}
    >
      <path d={`M0 ${y(0)}H${WIDTH}M0 ${y(100)}H${WIDTH}`} className="stroke-hairline" />
      <path
        d={shown
          .map(
            (score, index) =>
              `${index === 0 ? "M" : "L"}${x(index).toFixed(1)} ${y(score).toFixed(1)}`,
          )
          .join("")}
        fill="none"
        strokeWidth="1.75"
        strokeLinejoin="round"
        className="stroke-chart-1"
      />
      <circle cx={x(last)} cy={y(shown[last] ?? 0)} r="3.5" className="fill-chart-1" />
    </svg>
  );
}
