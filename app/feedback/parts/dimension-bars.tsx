import { HatchedBar } from "./hatched-bar";

interface DimensionBarsProps {
  /** Whole points, and how many there are to have. */
  dimensions: readonly { name: string; label: string; points: number; weight: number }[];
  className?: string;
}

/** One scale for all rows: a track is as long as its dimension is worth, hatched where points are left. */
export function DimensionBars({ dimensions, className = "" }: DimensionBarsProps) {
  const maxWeight = Math.max(...dimensions.map(({ weight }) => weight));
  return (
    <div className={className}>
      <ul className="grid gap-4">
        {dimensions.map(({ name, label, points, weight }) => (
          <li key={name} className="grid gap-1.5">
            <p className="flex justify-between gap-4 text-ui font-medium">
              {label}
              <span className="num text-sm font-text text-muted">
                <b className="text-ui font-bold text-text">{points}</b> of {weight},{" "}
                {weight - points} left
              </span>
            </p>
            <HatchedBar width={(weight / maxWeight) * 100} filled={(points / weight) * 100} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-xs text-muted">
        Each bar is as long as it is worth. The hatched end is what is left.
      </p>
    </div>
  );
}
