import type { ScoringMeasurements } from "./scoring-tests.server";
import { ScoreBar } from "./score-bar";

/** Made-up answers and their scores: the mean as a bar, the highest as a marker. */
export function MadeUpAnswers({ rows }: { rows: ScoringMeasurements["madeUpAnswers"] }) {
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
        <tbody className="*:h-11 *:border-b *:border-hairline">
          {rows.map(({ label, mean, highest }) => (
            <tr key={label}>
              <th scope="row" className="py-2 pr-4 font-text md:pr-8">
                {label}
              </th>
              <td className="score-track hidden pr-8 md:table-cell">
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
          The bar is the mean; the marker is the highest score of its kind.{" "}
        </span>
        Some can still score too high: most of all a strong answer with every sentence negated, and
        now and then an answer to another question or random words.
      </p>
    </>
  );
}
