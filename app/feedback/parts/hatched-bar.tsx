import { useId } from "react";

interface HatchedBarProps {
  /** Both in percent: of the column, and of the bar. */
  width: number;
  filled: number;
  height?: number;
}

/** Filled as far as it goes, hatched where points are left, so that it reads in black and white too. The words beside it carry the same numbers. */
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
      <rect width={`${filled}%`} height={height} className="fill-chart-1" />
    </svg>
  );
}
