import { ScoreChange } from "~/feedback/parts/score-change";
import { Sparkline } from "~/feedback/history/sparkline";
import { FormattedDate } from "~/ui/formatted-date";
import type { Trend } from "./trends";

/** One row per trend, with sparkline and numbers. */
export function TrendTable({
  caption,
  columnLabel,
  trends,
}: {
  caption: string;
  columnLabel: string;
  trends: readonly Trend[];
}) {
  return (
    <div className="overflow-x-auto">
      <table className="num w-full text-left text-sm">
        <caption className="mb-3 text-left font-head text-section">{caption}</caption>
        <thead className="text-xs text-muted">
          <tr className="border-b border-hairline-strong">
            <th scope="col" className="py-2.5 pr-4 font-medium">
              {columnLabel}
            </th>
            <th scope="col" className="w-40 py-2.5 pr-4 font-medium max-md:hidden">
              Each attempt, 0–100
            </th>
            <th scope="col" className="py-2.5 pr-4 text-right font-medium">
              Attempts
            </th>
            <th scope="col" className="py-2.5 pr-4 text-right font-medium max-md:hidden">
              Best
            </th>
            <th scope="col" className="py-2.5 pr-4 text-right font-medium">
              First score → latest score
            </th>
            <th scope="col" className="py-2.5 text-right font-medium">
              Change
            </th>
          </tr>
        </thead>
        <tbody>
          {trends.map(({ id, label, scores, first, latest, best, at }) => (
            <tr key={id} className="border-b border-hairline">
              <th scope="row" className="py-3 pr-4 font-text">
                <span className="text-ui font-control">{label}</span>
                <span className="block text-xs text-muted">
                  last on <FormattedDate date={at} short />
                </span>
              </th>
              <td className="py-3 pr-4 max-md:hidden">
                <Sparkline scores={scores} />
              </td>
              <td className="py-3 pr-4 text-right">{scores.length}</td>
              <td className="py-3 pr-4 text-right max-md:hidden">{best}</td>
              <td className="py-3 pr-4 text-right whitespace-nowrap">
                {scores.length === 1 ? (
                  <b className="font-strong">{latest}</b>
                ) : (
                  <>
                    {first} to <b className="font-strong">{latest}</b>
                  </>
                )}
              </td>
              <td className="py-3 text-right">
                {scores.length === 1 ? (
                  <span className="text-muted">one attempt</span>
                ) : (
                  <ScoreChange change={latest - first} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
