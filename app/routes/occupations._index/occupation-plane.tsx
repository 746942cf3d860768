import type { SerializeFrom } from "@remix-run/node";
import { Chart, ChartDot, toPercent } from "~/ui/chart/chart";
import type { loader } from "./occupations.server";
import { GROWTH } from "~/occupations/releases";

type PlaneProps = SerializeFrom<typeof loader>["plane"];

/** Every occupation by pay and growth. The table has the same figures. */
export function OccupationPlane({ marks, others, found, area, hasMatches, dots }: PlaneProps) {
  return (
    <Chart
      walk="plane"
      className="occupation-plane mt-8"
      label={`Occupations by median pay and job growth, ${hasMatches ? "your matches and " : ""}six outliers as links`}
      verb="See the occupation"
      hint="Choose a named or lit dot for its figures."
    >
      {area ? (
        <rect
          className="plane-area"
          x={toPercent(area.x)}
          width={toPercent(1 - area.x)}
          height={toPercent(area.y)}
        />
      ) : null}
      <Axes {...marks} />
      <svg viewBox="0 0 200 100" width="100%" height="100%" preserveAspectRatio="none" aria-hidden>
        <path className="plane-dots" d={others} />
        {found ? <path className="plane-dots plane-found" d={found} /> : null}
      </svg>
      {dots.map(({ to, name, figures, x, y, isLit, label, labelSide }) => (
        <ChartDot
          key={to}
          {...{ to, name, figures, x, y, label, labelSide }}
          tone={isLit ? "lit" : undefined}
        />
      ))}
    </Chart>
  );
}

function Axes({ pay, growth }: PlaneProps["marks"]) {
  const zero = toPercent(growth.find(({ label }) => label === "0%")?.y ?? 0);
  return (
    <g aria-hidden>
      <line className="chart-grid" x2="100%" y1={zero} y2={zero} />
      {growth.map(({ label, y }) => (
        <text key={label} x="0" dx="-10" y={toPercent(y)} dy="4" textAnchor="end">
          {label}
        </text>
      ))}
      <g className="chart-pay">
        {pay.map(({ label, x }) => (
          <text key={label} x={toPercent(x)} y="100%" dy="1.7em" textAnchor="middle">
            {label}
          </text>
        ))}
      </g>
      <text x="0" dx="-44" y="0" dy="-14">
        Job growth to {GROWTH.to}
      </text>
      <text x="100%" y="100%" dy="3.3em" textAnchor="end">
        Median pay a year
      </text>
    </g>
  );
}
