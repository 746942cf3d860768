import type { ScoringExplanation } from "./explain-scoring.server";

/** The bands on the scale from 0 to 100, and what each means. */
export function BandScale({ bands }: Pick<ScoringExplanation, "bands">) {
  return (
    <>
      <svg width="100%" height="12" aria-hidden className="mb-3 block">
        {bands.map(({ name, from, to }, index) => (
          <rect
            key={name}
            x={`${from}%`}
            width={`${to - from - (index < bands.length - 1 ? 0.4 : 0)}%`}
            height="12"
            rx="3"
            opacity={(index + 1) / bands.length}
            className="fill-chart-1"
          />
        ))}
      </svg>
      <dl>
        {bands.map(({ name, from, to, description }) => (
          <div
            key={name}
            className="grid items-baseline gap-x-8 gap-y-1.5 border-b border-hairline py-3.5 md:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <dt className="flex justify-between gap-4 text-ui font-strong md:pr-4">
              {name}{" "}
              <span className="num text-sm font-text text-muted">
                {from} to {to === 100 ? 100 : to - 1}
              </span>
            </dt>
            <dd className="text-ui text-text-2">{description}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
