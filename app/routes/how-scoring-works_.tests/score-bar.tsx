interface ScoreBarProps {
  /** 0–100. */
  score: number;
  /** A second value on the same scale, drawn as a line. */
  marker: number;
}

/** A score on the scale from 0 to 100 of its cell. Decorative: the text beside it has the same numbers. */
export function ScoreBar({ score, marker }: ScoreBarProps) {
  // What is drawn is measured by the bar, which nothing would fit into if it had no width.
  const width = Math.max(score, 0.01);
  const x = `${(marker / width) * 100}%`;
  return (
    <svg
      width={`${width}%`}
      height="8"
      aria-hidden
      className="block overflow-visible rounded-[3px] bg-chart-1"
    >
      <line x1={x} x2={x} y1="-4" y2="12" strokeWidth="2" className="stroke-text" />
    </svg>
  );
}
