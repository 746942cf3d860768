import { Fragment } from "react";
import type { ScoringMeasurements } from "./scoring-tests.server";

const CHART_WIDTH = 640;
const PADDING_LEFT = 6;
const ROW_HEIGHT = 46;
const PADDING_TOP = 34;
const toY = (index: number) => PADDING_TOP + index * ROW_HEIGHT + 30;
const toX = (r: number) => PADDING_LEFT + r * (CHART_WIDTH - 2 * PADDING_LEFT);

export interface AgreementProps {
  rows: ScoringMeasurements["agreement"];
  /** How far two people agree with each other. */
  human: number;
}

/** A dot for every set of answers, and a line where two people agree with each other. */
export function AgreementChart({ rows, human }: AgreementProps) {
  const draw = (getEnd: (row: AgreementProps["rows"][number]) => number) =>
    rows.map((row, index) => `M${toX(0)} ${toY(index)}H${toX(getEnd(row))}`).join("");
  const height = PADDING_TOP + rows.length * ROW_HEIGHT + 26;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${CHART_WIDTH} ${height}`}
        aria-hidden
        className="num block w-full text-[18px] md:text-[14px]"
      >
        <line
          x1={toX(human)}
          x2={toX(human)}
          y1={PADDING_TOP - 10}
          y2={height - 24}
          strokeWidth="2"
          strokeDasharray="5 5"
          className="stroke-text-2"
        />
        <text x={toX(human)} y={PADDING_TOP - 18} textAnchor="middle" className="fill-text-2">
          two people, {human.toFixed(2)}
        </text>
        <path d={draw(() => 1)} strokeWidth="2" className="stroke-surface-3" />
        <path d={draw(({ r }) => r)} strokeWidth="2" className="stroke-chart-1" />
        <path
          d={rows.map(({ r }, index) => `M${toX(r)} ${toY(index)}h0`).join("")}
          strokeWidth="12"
          strokeLinecap="round"
          className="stroke-chart-1"
        />
        {rows.map(({ label, r }, index) => (
          <Fragment key={label}>
            <text x={PADDING_LEFT} y={toY(index) - 12} className="fill-text-2">
              {label}
            </text>
            <text x={toX(1)} y={toY(index) - 12} textAnchor="end" className="fill-text font-strong">
              {r.toFixed(2)}
            </text>
          </Fragment>
        ))}
        <text x={toX(0)} y={height - 4} className="fill-muted">
          0: random
        </text>
        <text x={toX(1)} y={height - 4} textAnchor="end" className="fill-muted">
          1: identical order
        </text>
      </svg>
    </figure>
  );
}
