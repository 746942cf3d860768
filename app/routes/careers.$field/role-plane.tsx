import { Fragment } from "react";
import { formatThousands } from "~/data/careers/format-figures";
import type { LabelSide } from "./place-labels";
import type { Plane } from "./plane";

/** Where a label stands, and from which end it is set, seen from its point. */
const LABEL_OFFSETS: Record<
  LabelSide,
  { dx: number; dy: number; anchor: "start" | "end" | "middle" }
> = {
  right: { dx: 18, dy: 5, anchor: "start" },
  left: { dx: -18, dy: 5, anchor: "end" },
  above: { dx: 0, dy: -19, anchor: "middle" },
  below: { dx: 0, dy: 28, anchor: "middle" },
};

const toPercent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/**
 * Every role as a point: pay to the right, growth upward. Decorative: the rows below it have the
 * same figures as text. Positions are percentages, so letters keep their size at every width.
 */
export function RolePlane({ plane: { pay, growth, points } }: { plane: Plane }) {
  return (
    <div className="role-plane num">
      <svg aria-hidden focusable="false">
        {growth.map(({ value, position }) => (
          <Fragment key={value}>
            <line x1="0" x2="100%" y1={toPercent(1 - position)} y2={toPercent(1 - position)} />
            <text x="0" dx="-10" dy="4" y={toPercent(1 - position)} textAnchor="end">
              {`${value}%`}
            </text>
          </Fragment>
        ))}
        {pay.map(({ value, position }) => (
          <Fragment key={value}>
            <line y1="0" y2="100%" x1={toPercent(position)} x2={toPercent(position)} />
            <text x={toPercent(position)} y="100%" dy="22" textAnchor="middle">
              {formatThousands(value)}
            </text>
          </Fragment>
        ))}
        <g className="role-points">
          {points.map(({ title, x, y, labelSide, isLeading }, index) => {
            const { dx, dy, anchor } = LABEL_OFFSETS[labelSide];
            const [left, top] = [toPercent(x), toPercent(y)];
            return (
              <g key={title} data-leading={isLeading}>
                <circle cx={left} cy={top} r="11" />
                <text className="role-point-number" x={left} y={top} dy="4.5" textAnchor="middle">
                  {index + 1}
                </text>
                <text
                  className="role-point-name"
                  x={left}
                  y={top}
                  dx={dx}
                  dy={dy}
                  textAnchor={anchor}
                >
                  {title}
                </text>
              </g>
            );
          })}
        </g>
      </svg>
      <p className="role-plane-axes" aria-hidden>
        <span>Growth, percent over ten years</span>
        <span>Avg. salary</span>
      </p>
    </div>
  );
}
