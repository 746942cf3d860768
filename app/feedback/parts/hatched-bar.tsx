import { useId } from "react";

interface HatchedBarProps {
  /** In percent: width of the column, filled of the bar. */
  width: number;
  filled: number;
  height?: number;
}

/**
 * Filled for points earned, hatched for the rest, so it works in black and white. Decorative: the
 * text beside it has the same numbers.
 */
export function HatchedBar({ width, filled, height = 10 }: HatchedBarProps) {
  const patternId = `hatch-${useId().replaceAll(":", "")}`;
  return (
    <svg width={`${width}%`} height={height} aria-hidden className="block rounded-[3px]">
      <pattern
        id={patternId}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(25)"
      >
        <path d="M.6 0v6" strokeWidth="1.25" className="stroke-control" />
      </pattern>
      {filled < 100 ? (
        <rect
          x="0.5"
          y="0.5"
          width="100%"
          height={height - 1}
          rx="3"
          fill={`url(#${patternId})`}
          className="stroke-control [width:calc(100%-1px)]"
        />
      ) : null}
      <rect width={`${filled}%`} height={height} className="bar-fill fill-chart-1" />
    </svg>
  );
}
