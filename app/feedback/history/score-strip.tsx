interface ScoreStripProps {
  /** From 0 to 100, oldest first. */
  scores: readonly number[];
  /** A line across: the mean. Without it the latest score is filled in. */
  mean?: number | null;
  className?: string;
}

/** More points than this cover each other. */
const MAX_POINTS = 12;

/**
 * Scores as points on the scale from 0 to 100, which is parted into the bands (score-strip.css). Decorative: the row
 * has the numbers as text.
 */
export function ScoreStrip({ scores, mean, className = "" }: ScoreStripProps) {
  const earlier = scores.slice(-MAX_POINTS);
  const latest = mean === undefined ? earlier.pop() : undefined;
  return (
    <svg aria-hidden className={`score-strip ${className}`}>
      {earlier.map((score, index) => (
        <circle key={index} cx={`${score}%`} cy="9" r="4" />
      ))}
      {latest === undefined ? null : <circle cx={`${latest}%`} cy="9" r="5" className="latest" />}
      {typeof mean === "number" ? (
        <line x1={`${mean}%`} x2={`${mean}%`} y1="0" y2="18" className="stroke-text" />
      ) : null}
    </svg>
  );
}
