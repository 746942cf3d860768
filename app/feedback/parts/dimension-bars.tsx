import { HatchedBar } from "./hatched-bar";

interface DimensionBarsProps {
  /** Points earned and points available. */
  dimensions: readonly { name: string; label: string; points: number; weight: number }[];
  className?: string;
}

/** Bar length is proportional to the points available; the hatched part is points not earned. */
export function DimensionBars({ dimensions, className = "" }: DimensionBarsProps) {
  const maxWeight = Math.max(...dimensions.map(({ weight }) => weight));
  const isFull = dimensions.every(({ points, weight }) => points === weight);
  return (
    <div className={className}>
      <ul className="grid gap-y-4">
        {dimensions.map(({ name, label, points, weight }) => (
          <li key={name} className="grid gap-1.5">
            <p className="flex justify-between gap-4 text-ui font-medium">
              {label}
              <span className="num text-sm font-text text-muted">
                <b className="text-ui font-bold text-text">{points}</b> of {weight}
                {points < weight ? `, ${weight - points} not earned` : null}
              </span>
            </p>
            <HatchedBar width={(weight / maxWeight) * 100} filled={(points / weight) * 100} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-xs text-muted">
        Bar length = points available{isFull ? null : "; hatched = points not earned"}.
      </p>
    </div>
  );
}
