import { HatchedBar } from "./hatched-bar";

interface DimensionBarsProps {
  /** Points earned and points available. */
  dimensions: readonly {
    name: string;
    label: string;
    points: number;
    weight: number;
    /** What was counted, in a few words. */
    detail?: string | undefined;
  }[];
  /** Without, only what was counted is shown: the score is too open. */
  hasFigures?: boolean;
  className?: string;
}

/** Bar length is proportional to the points available; the hatched part is the rest. */
export function DimensionBars({
  dimensions,
  hasFigures = true,
  className = "",
}: DimensionBarsProps) {
  if (!hasFigures)
    return (
      <ul className={`grid gap-y-4 ${className}`}>
        {dimensions.map(({ name, label, detail }) => (
          <li key={name} className="text-ui font-medium">
            {label}
            {detail === undefined ? null : <DimensionDetail>{detail}</DimensionDetail>}
          </li>
        ))}
      </ul>
    );
  const maxWeight = Math.max(...dimensions.map(({ weight }) => weight));
  const isFull = dimensions.every(({ points, weight }) => points === weight);
  return (
    <div className={className}>
      <ul className="grid gap-y-4">
        {dimensions.map(({ name, label, points, weight, detail }) => (
          <li key={name} className="grid gap-1.5">
            <p className="flex justify-between gap-4 text-ui font-medium">
              {label}
              <span className="num text-sm font-text text-muted">
                <b className="text-ui font-bold text-text">{points}</b> of {weight}
              </span>
            </p>
            <HatchedBar width={(weight / maxWeight) * 100} filled={(points / weight) * 100} />
            {detail === undefined ? null : <DimensionDetail>{detail}</DimensionDetail>}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-xs text-muted">
        Full bar: points available{isFull ? "" : ". Striped: points missed"}.
      </p>
    </div>
  );
}

function DimensionDetail({ children }: { children: string }) {
  return <span className="num block text-sm font-text text-muted">{children}</span>;
}
