interface Band {
  name: string;
  /** Its lowest score. */
  from: number;
}

interface ScoreRingProps {
  /** 0–100. */
  score: number;
  /** The bands of the scale, lowest first; each is a segment of the ring. */
  bands: readonly Band[];
  /** The score of the last attempt, if there was one. */
  previous?: number | undefined;
  /** Width and height in px; `className` can override them per breakpoint. */
  size?: number;
  className?: string;
}

/** Half the gap between two segments, in points of the scale. */
const GAP = 0.45;

export function ScoreRing({ score, bands, previous, size = 188, className = "" }: ScoreRingProps) {
  const center = size / 2;
  const stroke = Math.round(5.4 + size * 0.03);
  const radius = (size - 14 - stroke) / 2;
  const point = (value: number, distance: number) => {
    const angle = ((value * 2.7 - 225) * Math.PI) / 180;
    return `${round(center + distance * Math.cos(angle))} ${round(center + distance * Math.sin(angle))}`;
  };
  const arc = (from: number, to: number) =>
    `M${point(from, radius)}A${radius} ${radius} 0 0 1 ${point(to, radius)}`;
  const tick = (value: number, from: number, to: number) =>
    `M${point(value, radius + from)}L${point(value, radius + to)}`;
  const tickReach = stroke / 2 + 3;
  const segments = toSegments(bands);
  const band = findBandName(score, bands);
  const description = `Score ${score} of 100, band ${band}${previous === undefined ? "" : `, last attempt ${previous}`}`;

  return (
    <span className={`block flex-none ${className}`}>
      <span className="sr-only">{description}</span>
      <svg
        width={size}
        height={size}
        viewBox={`0 0 ${size} ${size}`}
        aria-hidden
        className="h-auto max-w-full"
      >
        <g fill="none" strokeWidth={stroke}>
          <path
            d={segments.map(([from, to]) => arc(from, to)).join("")}
            className="stroke-surface-3"
          />
          {segments.map(([from, to]) =>
            score > from ? (
              <path
                key={from}
                d={arc(from, Math.min(to, score))}
                pathLength={1}
                className="ring-part stroke-chart-1"
              />
            ) : null,
          )}
        </g>
        {size < 120 ? null : (
          <>
            <path
              d={tick(score, -tickReach, tickReach)}
              strokeWidth={2.5}
              strokeLinecap="round"
              className="ring-mark stroke-text"
            />
            {previous === undefined ? null : (
              <path
                d={tick(previous, tickReach - 1, tickReach + 4)}
                strokeWidth={2}
                strokeLinecap="round"
                className="stroke-muted"
              />
            )}
          </>
        )}
        <text
          x={center}
          y={center + size * 0.045}
          textAnchor="middle"
          fontSize={size * 0.31}
          letterSpacing="-0.045em"
          className="ring-number num fill-text font-head font-bold"
        >
          {score}
        </text>
        <text
          x={center}
          y={center + size * 0.19}
          textAnchor="middle"
          fontSize={size * 0.084 + 1}
          className="fill-primary-ink font-strong"
        >
          {band}
        </text>
      </svg>
    </span>
  );
}

function findBandName(score: number, bands: readonly Band[]): string {
  return bands.findLast((band) => score >= band.from)?.name ?? "";
}

/** The segment of each band, with gaps between neighbors. */
function toSegments(bands: readonly Band[]): [from: number, to: number][] {
  return bands.map(({ from }, index) => {
    const next = bands[index + 1]?.from;
    return [index === 0 ? from : from + GAP, next === undefined ? 100 : next - GAP];
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
