import { BANDS, getBand } from "~/coach/bands";
import { formatScore } from "~/practice/store/format-score";
import { Chart, ChartDot, toPercent } from "~/ui/chart/chart";

export interface ScorePoint {
  score: number;
  /** The question, or the attempt at it. */
  name: string;
  /** Nov 21 */
  date: string;
  isOpen: boolean;
  /** The review. */
  to: string;
}

/** Between the first and the last point, and the ends of the drawing. */
const MARGIN = 0.03;

const toY = (score: number) => 1 - score / 100;

/** One dot per attempt, oldest first, with the score bands as lines. */
export function ScoreChart({ points }: { points: readonly ScorePoint[] }) {
  const places = points.map((point, index) => ({
    ...point,
    x: points.length === 1 ? 0.5 : MARGIN + (index / (points.length - 1)) * (1 - 2 * MARGIN),
    y: toY(point.score),
  }));
  const labeled = listLabeled(points.map(({ score }) => score));
  const first = places[0];
  const last = places.at(-1);
  if (!first || !last) return null;
  return (
    <div className="max-w-136">
      <Chart
        walk="line"
        className="score-chart"
        label={`Scores of ${points.length === 1 ? "one answer" : `${points.length} answers`}, newest ${last.score}`}
        verb="Open this answer"
        hint="Each dot is an answer and leads to its review."
      >
        <Bands />
        <ScoreLine places={places} />
        {places.map(({ to, name, date, score, isOpen, x, y }, index) => (
          <ChartDot
            key={index}
            {...{ to, name, x, y }}
            figures={`${date}, ${formatScore({ score, isOpen })}, ${getBand(score)}`}
            tone={isOpen ? "open" : "lit"}
          >
            {labeled.has(index) ? (
              <text
                aria-hidden
                className="score-value"
                x={toPercent(x)}
                y={toPercent(y)}
                dy={labeled.get(index) === "below" ? 24 : -12}
                textAnchor="middle"
              >
                {score}
              </text>
            ) : null}
          </ChartDot>
        ))}
        <g aria-hidden>
          <text
            x={toPercent(first.x)}
            y="100%"
            dy="24"
            textAnchor={first === last ? "middle" : "start"}
          >
            {first.date}
          </text>
          {first.date === last.date ? null : (
            <text x={toPercent(last.x)} y="100%" dy="24" textAnchor="end">
              {last.date}
            </text>
          )}
        </g>
      </Chart>
      {first === last ? <p className="mt-1 text-sm text-muted">One more makes a line.</p> : null}
    </div>
  );
}

/** The names of the bands with the scores they begin at. */
export function Bands() {
  return (
    <g aria-hidden>
      {BANDS.map(({ name, from }, index) => (
        <g key={name}>
          {from === 0 ? null : (
            <line
              className="chart-grid"
              x2="100%"
              y1={toPercent(toY(from))}
              y2={toPercent(toY(from))}
            />
          )}
          <text
            className="score-band"
            y={toPercent(toY((from + (BANDS[index + 1]?.from ?? 100)) / 2))}
            dy="4"
          >
            {name}
          </text>
        </g>
      ))}
    </g>
  );
}

export function ScoreLine({ places }: { places: readonly { x: number; y: number }[] }) {
  const path = places.map(({ x, y }) => `${(x * 100).toFixed(1)} ${(y * 100).toFixed(1)}`);
  return (
    <svg viewBox="0 0 100 100" width="100%" height="100%" preserveAspectRatio="none" aria-hidden>
      <path className="chart-line" d={`M${path.join("L")}`} />
    </svg>
  );
}

/** Below this score, the date stands where a value below the dot would. */
const LOW = 15;

/** The first score, the last one, the highest and the lowest, which has its value below. */
function listLabeled(scores: readonly number[]): Map<number, "above" | "below"> {
  const highest = scores.indexOf(Math.max(...scores));
  const lowest = scores.indexOf(Math.min(...scores));
  const isBelow = highest !== lowest && (scores[lowest] ?? 0) >= LOW;
  return new Map(
    [0, scores.length - 1, highest, lowest].map((index) => [
      index,
      index === lowest && isBelow ? "below" : "above",
    ]),
  );
}
