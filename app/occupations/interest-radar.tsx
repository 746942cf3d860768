import { INTEREST_AREAS } from "./interest-areas";

export interface RadarRange {
  low: number;
  /** 0 to 100; null leaves the corner out of the line. */
  score: number | null;
  high: number;
}

interface InterestRadarProps {
  ranges: readonly RadarRange[];
  /** Indexes of the areas whose names stand out. */
  highlighted: readonly number[];
  className?: string;
}

const RADIUS = 118;
const CENTER = { x: 215, y: 158 };
const RINGS = [25, 50, 75, 100];
const LABEL_DISTANCE = 134;

/** Six scores on six axes, with the band in which each probably lies. The numbers are in the table beside it. */
export function InterestRadar({ ranges, highlighted, className = "" }: InterestRadarProps) {
  const hasBand = ranges.some(({ low, high }) => high - low > 0.5);
  const scores = ranges.map(({ score }) => score ?? 0);
  return (
    <svg viewBox="0 0 430 316" aria-hidden className={`block w-full ${className}`}>
      {RINGS.map((ring) => (
        <polygon
          key={ring}
          points={toPoints(ranges.map(() => ring))}
          className={`fill-none ${ring === 100 ? "stroke-hairline-strong" : "stroke-hairline"}`}
        />
      ))}
      {ranges.map((_, index) => {
        const end = getPoint(100, index);
        return (
          <line
            key={index}
            x1={CENTER.x}
            y1={CENTER.y}
            x2={end.x}
            y2={end.y}
            className="stroke-hairline"
          />
        );
      })}
      {hasBand ? (
        <path
          d={`M${toPoints(ranges.map(({ high }) => high))}Z M${toPoints(ranges.map(({ low }) => low))}Z`}
          fillRule="evenodd"
          className="radar-shape fill-primary opacity-25"
        />
      ) : null}
      <polygon
        points={toPoints(scores)}
        className="radar-shape fill-none stroke-primary"
        strokeWidth="2"
      />
      {scores.map((score, index) => {
        const { x, y } = getPoint(score, index);
        return (
          <circle
            key={index}
            cx={x}
            cy={y}
            r="4"
            strokeWidth="2"
            className="fill-primary stroke-canvas"
          />
        );
      })}
      {INTEREST_AREAS.map(({ name }, index) => {
        const { x, y } = getPoint((LABEL_DISTANCE / RADIUS) * 100, index);
        return (
          <text
            key={name}
            x={x}
            y={y + 4}
            textAnchor={index === 0 || index === 3 ? "middle" : index < 3 ? "start" : "end"}
            fontSize="12.5"
            className={
              highlighted.includes(index) ? "fill-text font-strong" : "fill-muted font-medium"
            }
          >
            {name}
          </text>
        );
      })}
    </svg>
  );
}

function getPoint(value: number, index: number): { x: number; y: number } {
  const angle = (index * Math.PI) / 3 - Math.PI / 2;
  const distance = (value / 100) * RADIUS;
  return {
    x: round(CENTER.x + Math.cos(angle) * distance),
    y: round(CENTER.y + Math.sin(angle) * distance),
  };
}

function toPoints(values: readonly number[]): string {
  return values
    .map((value, index) => getPoint(value, index))
    .map(({ x, y }) => `${x},${y}`)
    .join(" ");
}

const round = (value: number) => Math.round(value * 10) / 10;
