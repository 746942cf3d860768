import type { Dimension } from "~/coach/types";

interface ScorePairsProps {
  dimensions: readonly Dimension[];
  others: readonly Dimension[];
}

/** A line a dimension, a dot a coach. The words above carry the same numbers. */
export function ScorePairs({ dimensions, others }: ScorePairsProps) {
  return (
    <ul className="num grid content-start gap-4">
      {dimensions.map(({ name, label, points, weight }) => {
        const other = others.find((dimension) => dimension.name === name)?.points ?? points;
        return (
          <li key={name}>
            <p className="flex justify-between gap-4 text-sm">
              {label}
              <span className="text-muted">
                {points} and <b className="font-strong text-text">{other}</b> of {weight}
              </span>
            </p>
            <Line one={points / weight} two={other / weight} />
          </li>
        );
      })}
    </ul>
  );
}

/** Inside the ends, so that a dot is never cut. */
const x = (share: number) => `${(2 + share * 96).toFixed(1)}%`;

/** Both as shares of what there is to have. */
function Line({ one, two }: { one: number; two: number }) {
  return (
    <svg width="100%" height="14" aria-hidden className="mt-1 block">
      <line x1="0" x2="100%" y1="7" y2="7" strokeWidth="2" className="stroke-surface-3" />
      <line x1={x(one)} x2={x(two)} y1="7" y2="7" strokeWidth="2" className="stroke-chart-1" />
      <circle cx={x(two)} cy="7" r="5" className="fill-chart-1" />
      <circle
        cx={x(one)}
        cy="7"
        r="4"
        strokeWidth="2"
        className={`stroke-text-2 ${one === two ? "fill-none" : "fill-canvas"}`}
      />
    </svg>
  );
}
