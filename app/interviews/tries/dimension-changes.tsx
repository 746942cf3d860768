import { ChangeMark } from "./change-mark";
import type { DimensionChange } from "./compare";

/** A line a dimension: hollow dot then, filled dot now. The words above carry the same numbers. */
export function DimensionChanges({
  dimensions,
  className = "",
}: {
  dimensions: readonly DimensionChange[];
  className?: string;
}) {
  return (
    <ul className={`num grid content-start gap-4 ${className}`}>
      {dimensions.map(({ name, label, weight, before, after }) => (
        <li key={name}>
          <p className="flex justify-between gap-4 text-sm">
            {label}
            <span>
              <span className="text-muted">{before ?? "not scored"}</span> to{" "}
              {after ?? "not scored"}{" "}
              {before === null || after === null ? null : <ChangeMark change={after - before} />}
            </span>
          </p>
          <Line
            from={before === null ? null : before / weight}
            to={after === null ? null : after / weight}
          />
        </li>
      ))}
    </ul>
  );
}

/** Where a share stands on its line, clear of the ends so that no dot is cut. */
function placeOf(share: number): string {
  return `${(2 + share * 96).toFixed(1)}%`;
}

/** Both as shares of what there is to have. */
function Line({ from, to }: { from: number | null; to: number | null }) {
  const fell = from !== null && to !== null && to < from;
  return (
    <svg width="100%" height="14" aria-hidden className="mt-1 block">
      <line x1="0" x2="100%" y1="7" y2="7" strokeWidth="2" className="stroke-surface-3" />
      {from === null || to === null ? null : (
        <line
          x1={placeOf(from)}
          x2={placeOf(to)}
          y1="7"
          y2="7"
          strokeWidth="2"
          className={fell ? "stroke-danger" : "stroke-chart-1"}
        />
      )}
      {from === null ? null : (
        <circle
          cx={placeOf(from)}
          cy="7"
          r="4"
          strokeWidth="2"
          className="fill-canvas stroke-text-2"
        />
      )}
      {to === null ? null : (
        <circle cx={placeOf(to)} cy="7" r="5" className={fell ? "fill-danger" : "fill-chart-1"} />
      )}
    </svg>
  );
}
