interface SparklineProps {
  /** From 0 to 100, oldest first. */
  scores: readonly number[];
  className?: string;
}

const WIDTH = 132;
const HEIGHT = 32;
const PADDING = 5;
/** More points than this are unreadable. */
const MAX_POINTS = 24;

/** A small chart for a table row. Decorative: the row has the same numbers as text. */
export function Sparkline({ scores, className = "" }: SparklineProps) {
  const visibleScores = scores.slice(-MAX_POINTS);
  const toX = (index: number) =>
    visibleScores.length === 1
      ? WIDTH - PADDING
      : PADDING + (index / (visibleScores.length - 1)) * (WIDTH - 2 * PADDING);
  const toY = (score: number) => PADDING + (1 - score / 100) * (HEIGHT - 2 * PADDING);
  const lastIndex = visibleScores.length - 1;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden
      className={`block overflow-visible ${className}`}
    >
      <path d={`M0 ${toY(0)}H${WIDTH}M0 ${toY(100)}H${WIDTH}`} className="stroke-hairline" />
      <path
        d={visibleScores
          .map(
            (score, index) =>
              `${index === 0 ? "M" : "L"}${toX(index).toFixed(1)} ${toY(score).toFixed(1)}`,
          )
          .join("")}
        fill="none"
        strokeWidth="1.75"
        strokeLinejoin="round"
        className="stroke-chart-1"
      />
      <circle
        cx={toX(lastIndex)}
        cy={toY(visibleScores[lastIndex] ?? 0)}
        r="3.5"
        className="fill-chart-1"
      />
    </svg>
  );
}
