import { HUMAN_AGREEMENT } from "~/data/scoring";
import { ScoreBar } from "./score-bar";
import type { ScoringExplanation } from "./explain-scoring.server";

/** Made-up answers and what they got: the mean as a bar, the luckiest one as a mark. */
export function MadeUpAnswers({ rows }: { rows: ScoringExplanation["madeUpAnswers"] }) {
  return (
    <>
      <table className="num w-full text-left text-ui">
        <thead className="text-xs text-muted">
          <tr className="border-b border-hairline-strong">
            <th scope="col" className="py-2.5 pr-4 font-medium md:w-[42%] md:pr-8">
              The answer
            </th>
            <th scope="col" className="hidden py-2.5 pr-8 font-medium md:table-cell">
              Score, of 100
            </th>
            <th scope="col" className="w-16 py-2.5 text-right font-medium">
              Mean
            </th>
            <th scope="col" className="w-20 py-2.5 text-right font-medium">
              Highest
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, mean, highest }) => (
            <tr key={label} className="h-11 border-b border-hairline">
              <th scope="row" className="py-2 pr-4 font-text md:pr-8">
                {label}
              </th>
              <td className="hidden pr-8 md:table-cell">
                <ScoreBar score={mean} marker={highest} />
              </td>
              <td className="text-right font-strong">
                {mean.toFixed(mean > 0 && mean < 10 ? 1 : 0)}
              </td>
              <td className="text-right text-muted">{highest}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 max-w-(--measure) text-sm text-muted">
        <span className="hidden md:inline">
          The bar is the mean, the mark the luckiest answer of its kind.{" "}
        </span>
        Two kinds can still get too much: a strong answer with every sentence denied and, by luck, a
        list of the right words.
      </p>
    </>
  );
}

const CHART_WIDTH = 640;
const PADDING_LEFT = 6;
const ROW_HEIGHT = 46;
const PADDING_TOP = 34;
const toX = (r: number) => PADDING_LEFT + r * (CHART_WIDTH - 2 * PADDING_LEFT);

/** Agreement with people, a dot a set, beside what two people reach with each other. */
export function Agreement({ rows }: { rows: ScoringExplanation["agreement"] }) {
  const height = PADDING_TOP + rows.length * ROW_HEIGHT + 26;
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:items-start">
      <figure>
        <svg
          viewBox={`0 0 ${CHART_WIDTH} ${height}`}
          aria-hidden
          className="num block w-full text-[18px] md:text-[14px]"
        >
          <line
            x1={toX(HUMAN_AGREEMENT)}
            x2={toX(HUMAN_AGREEMENT)}
            y1={PADDING_TOP - 10}
            y2={height - 24}
            strokeWidth="2"
            strokeDasharray="5 5"
            className="stroke-text-2"
          />
          <text
            x={toX(HUMAN_AGREEMENT)}
            y={PADDING_TOP - 18}
            textAnchor="middle"
            className="fill-text-2"
          >
            two people, {HUMAN_AGREEMENT.toFixed(2)}
          </text>
          {rows.map(({ label, r }, index) => {
            const y = PADDING_TOP + index * ROW_HEIGHT + 30;
            return (
              <g key={label}>
                <text x={PADDING_LEFT} y={y - 12} className="fill-text-2">
                  {label}
                </text>
                <line
                  x1={toX(0)}
                  x2={toX(1)}
                  y1={y}
                  y2={y}
                  strokeWidth="2"
                  className="stroke-surface-3"
                />
                <line
                  x1={toX(0)}
                  x2={toX(r)}
                  y1={y}
                  y2={y}
                  strokeWidth="2"
                  className="stroke-chart-1"
                />
                <circle cx={toX(r)} cy={y} r="6" className="fill-chart-1" />
                <text x={toX(1)} y={y - 12} textAnchor="end" className="fill-text font-strong">
                  {r.toFixed(2)}
                </text>
              </g>
            );
          })}
          <text x={toX(0)} y={height - 4} className="fill-muted">
            0, throwing dice
          </text>
          <text x={toX(1)} y={height - 4} textAnchor="end" className="fill-muted">
            1, the very same order
          </text>
        </svg>
      </figure>
      <div>
        <table className="num w-full text-left text-sm">
          <thead className="text-xs text-muted">
            <tr className="border-b border-hairline-strong">
              <th scope="col" className="py-2.5 pr-4 font-medium">
                Marked by people
              </th>
              <th scope="col" className="py-2.5 pr-4 text-right font-medium">
                Answers
              </th>
              <th scope="col" className="py-2.5 pr-4 text-right font-medium">
                r
              </th>
              <th scope="col" className="py-2.5 text-right font-medium">
                On topic, of 100
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, answers, r, onTopic }) => (
              <tr key={label} className="h-11 border-b border-hairline">
                <th scope="row" className="py-2 pr-4 font-text">
                  {label}
                </th>
                <td className="pr-4 text-right">{answers.toLocaleString("en-US")}</td>
                <td className="pr-4 text-right">{r.toFixed(2)}</td>
                <td className="text-right">{Math.round(onTopic * 100)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-4 text-sm text-text-2">
          r says how alike two orders are. Two people who mark the same answers reach about{" "}
          {HUMAN_AGREEMENT.toFixed(1)}, so no coach can be surer than that. On topic: of 100 pairs
          of an answer to the question and one to another question, so many times the right one
          scores higher.
        </p>
      </div>
    </div>
  );
}
