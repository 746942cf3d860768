import { formatThousands } from "~/data/careers/format-figures";
import { Chart, ChartDot, toPercent } from "~/ui/chart/chart";
import type { Plane } from "./plane";
import { GROWTH } from "~/occupations/releases";

/** A label further right would reach beyond the page on a phone. */
const LAST_CENTERED = 0.94;

/** Roles by pay, to the right, and growth, upward. */
export function RolePlane({ plane }: { plane: Plane }) {
  const hasOwn = plane.points.some(({ isOwn }) => isOwn);
  return (
    <Chart
      walk="plane"
      className="role-plane"
      label="Roles by median pay and job growth"
      verb="See more"
      hint="Each dot is a role. Choose one for its figures."
    >
      <Axes {...plane} />
      {plane.points.map(({ to, name, label, figures, x, y, isOwn, labelSide }) => (
        <ChartDot
          key={to}
          {...{ to, name, figures, x, y, label, labelSide }}
          tone={isOwn || !hasOwn ? "lit" : undefined}
        />
      ))}
    </Chart>
  );
}

function Axes({ pay, growth, growthOfAll, ownPay }: Plane) {
  const ofAll = toPercent(growthOfAll.y);
  const { isLeft, isBelow } = growthOfAll.place;
  const own = ownPay === null ? null : toPercent(ownPay);
  return (
    <g aria-hidden>
      {growth.map(({ value, position }) => (
        <text key={value} x="0" dx="-10" dy="4" y={toPercent(1 - position)} textAnchor="end">
          {`${value < 0 ? "−" : ""}${Math.abs(value)}%`}
        </text>
      ))}
      <g className="chart-pay">
        {pay.map(({ value, position }) => (
          <text
            key={value}
            x={toPercent(position)}
            y="100%"
            dy="1.7em"
            textAnchor={position > LAST_CENTERED ? "end" : "middle"}
          >
            {formatThousands(value)}
          </text>
        ))}
      </g>
      <line className="chart-dashed" x2="100%" y1={ofAll} y2={ofAll} />
      <text
        x={isLeft ? "0" : "100%"}
        y={ofAll}
        dx={isLeft ? 8 : 0}
        dy={isBelow ? 18 : -8}
        textAnchor={isLeft ? "start" : "end"}
      >
        {growthOfAll.label}
      </text>
      {own === null ? null : <line className="chart-dashed" y2="100%" x1={own} x2={own} />}
      <text x="0" dx="-44" y="0" dy="-14">
        Job growth to {GROWTH.to}
      </text>
      <text x="100%" y="100%" dy="3.3em" textAnchor="end">
        Median pay a year
      </text>
    </g>
  );
}
