interface HatchedBarProps {
  /** In percent: width of the column, filled of the bar. */
  width: number;
  filled: number;
  height?: number;
}

/**
 * Filled for points earned, hatched for the rest, so it works in black and white. Decorative: the
 * text beside it has the same numbers.
 */
export function HatchedBar({ width, filled, height = 10 }: HatchedBarProps) {
  return (
    <svg width={`${width}%`} height={height} aria-hidden className="hatched-bar">
      <rect width={`${filled}%`} height={height} className="bar-fill fill-chart-1" />
    </svg>
  );
}
