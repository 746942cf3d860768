import type { ScoringExplanation } from "./explain-scoring.server";

/** The bands on the scale from 0 to 100. */
export function BandScale({ bands }: Pick<ScoringExplanation, "bands">) {
  return (
    <dl className="border-t border-hairline-strong">
      {bands.map(({ name, from, to, description }) => (
        <div
          key={name}
          className="grid items-center gap-x-8 gap-y-1.5 border-b border-hairline py-3.5 md:grid-cols-[12rem_minmax(0,1fr)_minmax(0,1fr)]"
        >
          <dt className="flex items-baseline justify-between gap-4 text-ui font-strong md:pr-4">
            {name}{" "}
            <span className="num text-sm font-text text-muted">
              {from} to {to === 100 ? 100 : to - 1}
            </span>
          </dt>
          <dd aria-hidden>
            <svg
              width="100%"
              height="12"
              className="block bg-linear-to-r from-surface-3 to-surface-3 bg-[length:100%_2px] bg-center bg-no-repeat"
            >
              <rect
                x={`${from}%`}
                width={`${to - from}%`}
                height="12"
                rx="3"
                className="fill-chart-1"
              />
            </svg>
          </dd>
          <dd className="text-ui text-text-2">{description}</dd>
        </div>
      ))}
    </dl>
  );
}
