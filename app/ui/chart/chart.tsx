import type { ReactNode } from "react";
import { LABEL_OFFSETS, type LabelSide } from "./place-labels";

interface ChartProps {
  /** How arrow keys walk the dots: along a line, or to the nearest one in their direction. */
  walk: "line" | "plane";
  /** Accessible name of the drawing. */
  label: string;
  /** What a dot’s link does: "Open this answer". */
  verb: string;
  /** Said where the figures of a dot will stand. */
  hint: string;
  className?: string;
  children: ReactNode;
}

/**
 * A drawing whose dots are links. Positions are percentages, so letters keep their size at every width. A script
 * (browser/charts.ts) shows the figures of a dot and walks from one to the next.
 */
export function Chart({ walk, label, verb, hint, className = "", children }: ChartProps) {
  return (
    <figure
      aria-label={label}
      className={`chart num ${className}`}
      data-chart={walk}
      data-verb={verb}
    >
      <svg>
        {children}
        {walk === "line" ? <line className="chart-rule" data-chart-rule y1="0" y2="100%" /> : null}
        <circle className="chart-ring" data-chart-ring r="11" />
      </svg>
      {/* What it says is in the name of each link. */}
      <p className="chart-tip" data-chart-tip aria-hidden>
        {hint}
      </p>
    </figure>
  );
}

interface ChartDotProps {
  to: string;
  name: string;
  figures: string;
  /** From 0 (left) to 1 (right). */
  x: number;
  /** From 0 (top) to 1 (bottom). */
  y: number;
  tone?: "lit" | "open" | undefined;
  /** A label beside it, on the side where it covers nothing (place-labels.ts). */
  label?: string | null | undefined;
  labelSide?: LabelSide | undefined;
  children?: ReactNode;
}

export function ChartDot({
  to,
  name,
  figures,
  x,
  y,
  tone,
  label,
  labelSide = "right",
  children,
}: ChartDotProps) {
  return (
    <a className="chart-dot" href={to} data-dot={tone ?? ""}>
      <title>{`${name}:\n${figures}`}</title>
      <circle cx={toPercent(x)} cy={toPercent(y)} r={tone ? 6 : 5} />
      {label ? (
        <text
          aria-hidden
          className="chart-label"
          x={toPercent(x)}
          y={toPercent(y)}
          {...LABEL_OFFSETS[labelSide]}
        >
          {label}
        </text>
      ) : null}
      {children}
    </a>
  );
}

/** A share of the drawing’s width or height. */
export function toPercent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
