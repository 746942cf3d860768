import { ChevronDown } from "~/ui/icons";
import type { Dimension } from "~/coach/types";

/** Per dimension: the reason for the points, and what is missing. */
export function DimensionReasons({ dimensions }: { dimensions: readonly Dimension[] }) {
  return (
    <details className="group border-t border-hairline">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-2 text-ui font-strong [&::-webkit-details-marker]:hidden">
        Why you got these points
        <ChevronDown className="size-4.5 text-muted group-open:rotate-180" aria-hidden />
      </summary>
      <dl className="grid gap-x-16 gap-y-5 pb-8 lg:grid-cols-2">
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
    </details>
  );
}
