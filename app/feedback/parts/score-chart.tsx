import { formatScore } from "~/practice/store/format-score";

interface ScoreChartProps {
  /** Oldest first, with accessible labels. */
  points: readonly { score: number; label: string; isOpen?: boolean }[];
  /** The bands of the scale, lowest first. */
  bands: readonly { name: string; from: number }[];
  /** Labels under the first and the last point. */
  endLabels: readonly [string, string];
}

const WIDTH = 460;
const LEFT = 94;
const RIGHT = 18;
const TOP = 22;
const BOTTOM = 36;
const HEIGHT = 256;

/** One point per attempt, with the score bands as lines. Only the ends and extremes show values. */
export function ScoreChart({ points, bands, endLabels }: ScoreChartProps) {
  const toX = (index: number) =>
    points.length === 1
      ? (LEFT + WIDTH - RIGHT) / 2
      : LEFT + (index / (points.length - 1)) * (WIDTH - LEFT - RIGHT);
  const toY = (score: number) => TOP + (1 - score / 100) * (HEIGHT - TOP - BOTTOM);
  const scores = points.map(({ score }) => score);
  const lastIndex = points.length - 1;
  const highest = scores.indexOf(Math.max(...scores));
  const lowest = scores.indexOf(Math.min(...scores));
  const labelledIndexes = new Set([0, lastIndex, highest, lowest]);
  // Keep labels off the line: below the lowest point, above the others, and inside the drawing at
  // both ends.
  const getLabelY = (index: number, score: number) =>
    toY(score) + (index === lowest && index !== highest ? 19 : -10);
  const getTextAnchor = (index: number) =>
    lastIndex === 0 || !(index === 0 || index === lastIndex)
      ? "middle"
      : index === 0
        ? "start"
        : "end";
  const labelOffset = { start: -5, middle: 0, end: 8 };
  const path = points
    .map(
      ({ score }, index) =>
        `${index === 0 ? "M" : "L"}${toX(index).toFixed(1)} ${toY(score).toFixed(1)}`,
    )
    .join("");
  return (
    <figure className="@container max-w-136">
      <ol className="sr-only">
        {points.map(({ score, label, isOpen }, index) => (
          <li key={index}>
            {label}: {formatScore(score, isOpen)}
          </li>
        ))}
      </ol>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden
        className="num block w-full text-[16px] @md:text-[11px]"
      >
        {bands.map(({ name, from }, index) => (
          <g key={name}>
            {from === 0 ? null : (
              <path d={`M${LEFT - 8} ${toY(from)}H${WIDTH}`} className="stroke-hairline-strong" />
            )}
            <text
              x="0"
              y={toY((from + (bands[index + 1]?.from ?? 100)) / 2) + 4}
              className="fill-muted"
            >
              {name}
            </text>
          </g>
        ))}
        <path
          d={path}
          fill="none"
          strokeWidth="1.75"
          strokeLinejoin="round"
          pathLength={1}
          className="line-drawn stroke-chart-1"
        />
        {points.map(({ score, isOpen }, index) => (
          <g key={index} className="line-point">
            <circle
              cx={toX(index)}
              cy={toY(score)}
              r={index === lastIndex ? 5 : 3.5}
              strokeWidth="1.75"
              strokeDasharray={isOpen ? "2.5 2" : undefined}
              className={
                isOpen
                  ? "fill-canvas stroke-chart-1"
                  : index === lastIndex
                    ? "fill-chart-1 stroke-chart-1"
                    : "fill-canvas stroke-chart-1"
              }
            />
            {labelledIndexes.has(index) ? (
              <text
                x={toX(index)}
                y={getLabelY(index, score)}
                textAnchor={getTextAnchor(index)}
                dx={labelOffset[getTextAnchor(index)]}
                className={index === lastIndex ? "fill-text font-strong" : "fill-text-2"}
              >
                {formatScore(score, isOpen && index === lastIndex)}
              </text>
            ) : null}
          </g>
        ))}
        <text x={toX(0)} y={HEIGHT - 4} textAnchor="middle" className="fill-muted">
          {endLabels[0]}
        </text>
        {lastIndex === 0 || endLabels[0] === endLabels[1] ? null : (
          <text x={WIDTH} y={HEIGHT - 4} textAnchor="end" className="fill-muted">
            {endLabels[1]}
          </text>
        )}
      </svg>
    </figure>
  );
}
