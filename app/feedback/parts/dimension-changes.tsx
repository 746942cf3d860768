import { ScoreChange } from "./score-change";
import type { DimensionChange } from "./compare-reviews";

/**
 * One line per dimension: hollow dot before, filled dot after. Decorative: the text has the same
 * numbers.
 */
export function DimensionChanges({
  dimensions,
  className = "",
  isComparable = true,
}: {
  dimensions: readonly DimensionChange[];
  className?: string;
  /** Whether a difference is a change; not between different topics. */
  isComparable?: boolean;
}) {
  return (
    <ul className={`num grid content-start gap-4 ${className}`}>
      {dimensions.map(({ name, label, weight, isPercentage, before, after }) => (
        <li key={name} className="dimension-change">
          {label} <span>{formatValue(before, isPercentage)}</span>
          {isComparable ? " to " : " and "}
          {formatValue(after, isPercentage)}{" "}
          {before === null || after === null || !isComparable ? null : (
            <ScoreChange change={after - before} />
          )}
          <ChangeLine
            beforeShare={before === null ? null : before / weight}
            afterShare={after === null ? null : after / weight}
          />
        </li>
      ))}
    </ul>
  );
}

function formatValue(value: number | null, isPercentage: boolean): string {
  if (value === null) return "not scored";
  return isPercentage ? `${value}%` : String(value);
}

/** The x position of a share, inset so that no dot is cut off. */
function toX(share: number): string {
  return `${(2 + share * 96).toFixed(1)}%`;
}

/** Hollow dot before, filled dot after: both as shares of the points available. */
export function ChangeLine({
  beforeShare,
  afterShare,
}: {
  beforeShare: number | null;
  afterShare: number | null;
}) {
  const hasFallen = beforeShare !== null && afterShare !== null && afterShare < beforeShare;
  return (
    <svg width="100%" height="14" aria-hidden className="change-line">
      {beforeShare === null || afterShare === null ? null : (
        <line
          x1={toX(beforeShare)}
          x2={toX(afterShare)}
          y1="7"
          y2="7"
          strokeWidth="2"
          className={hasFallen ? "stroke-danger" : "stroke-chart-1"}
        />
      )}
      {beforeShare === null ? null : (
        <circle
          cx={toX(beforeShare)}
          cy="7"
          r="4"
          strokeWidth="2"
          className="fill-canvas stroke-text-2"
        />
      )}
      {afterShare === null ? null : (
        <circle
          cx={toX(afterShare)}
          cy="7"
          r="5"
          className={hasFallen ? "fill-danger" : "fill-chart-1"}
        />
      )}
    </svg>
  );
}
