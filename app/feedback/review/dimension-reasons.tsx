import type { Dimension } from "~/coach/types";

/** Per dimension: the reason for the points, and what is missing. */
export function DimensionReasons({ dimensions }: { dimensions: readonly Dimension[] }) {
  return (
    <dl className="grid gap-x-16 gap-y-5 lg:grid-cols-2">
      {dimensions.map(({ name, label, points, weight, reason, gap }) => (
        <div key={name}>
          <dt className="num flex items-baseline justify-between gap-4 text-ui font-strong">
            {label}
            <span className="text-sm font-text text-muted">
              {points} of {weight}
            </span>
          </dt>
          <dd className="mt-1 text-sm text-text-2">
            {reason}
            {gap === "" ? null : (
              <span className="mt-1 block border-l-2 border-primary-line pl-3">{gap}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
