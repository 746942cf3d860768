interface ScoreBarProps {
  /** 0–100. */
  score: number;
  /** A second value on the same scale, drawn as a line. */
  marker?: number;
}

/** A score on a scale from 0 to 100. Decorative: the text beside it has the same numbers. */
export function ScoreBar({ score, marker }: ScoreBarProps) {
  return (
    <svg
      width="100%"
      height="8"
      aria-hidden
      className="my-1 block overflow-visible rounded-[3px] bg-surface-3"
    >
      {score > 0 ? <rect width={`${score}%`} height="8" rx="3" className="fill-chart-1" /> : null}
      {marker === undefined ? null : (
        <line
          x1={`${marker}%`}
          x2={`${marker}%`}
          y1="-4"
          y2="12"
          strokeWidth="2"
          className="stroke-text"
        />
      )}
    </svg>
  );
}
