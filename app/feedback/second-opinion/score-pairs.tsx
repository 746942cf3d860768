import type { Dimension } from "~/coach/types";

interface ScorePairsProps {
  dimensions: readonly Dimension[];
  secondDimensions: readonly Dimension[];
}

/** One line per dimension, one dot per coach. Decorative: the text has the same numbers. */
export function ScorePairs({ dimensions, secondDimensions }: ScorePairsProps) {
  return (
    <ul className="num grid content-start gap-4">
      {dimensions.map(({ name, label, points, weight }) => {
        const secondPoints =
          secondDimensions.find((dimension) => dimension.name === name)?.points ?? points;
        return (
          <li key={name}>
            <p className="flex justify-between gap-4 text-sm">
              {label}
              <span className="text-muted">
                {points} and <b className="font-strong text-text">{secondPoints}</b> of {weight}
              </span>
            </p>
            <PairLine firstShare={points / weight} secondShare={secondPoints / weight} />
          </li>
        );
      })}
    </ul>
  );
}

/** Inset so that no dot is cut off. */
const toX = (share: number) => `${(2 + share * 96).toFixed(1)}%`;

/** Both as shares of the points available. */
function PairLine({ firstShare, secondShare }: { firstShare: number; secondShare: number }) {
  return (
    <svg width="100%" height="14" aria-hidden className="mt-1 block">
      <line x1="0" x2="100%" y1="7" y2="7" strokeWidth="2" className="stroke-surface-3" />
      <line
        x1={toX(firstShare)}
        x2={toX(secondShare)}
        y1="7"
        y2="7"
        strokeWidth="2"
        className="stroke-chart-1"
      />
      <circle cx={toX(secondShare)} cy="7" r="5" className="fill-chart-1" />
      <circle
        cx={toX(firstShare)}
        cy="7"
        r="4"
        strokeWidth="2"
        className={`stroke-text-2 ${firstShare === secondShare ? "fill-none" : "fill-canvas"}`}
      />
    </svg>
  );
}
