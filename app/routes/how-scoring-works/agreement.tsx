import { AgreementChart } from "./agreement-chart";
import type { ScoringExplanation } from "./explain-scoring.server";

export interface AgreementProps {
  rows: ScoringExplanation["agreement"];
  /** How far two people agree with each other. */
  human: number;
}

/** How far the coach agrees with people, beside how far two people agree with each other. */
export function Agreement({ rows, human }: AgreementProps) {
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:items-start">
      <AgreementChart rows={rows} human={human} />
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
          {human.toFixed(1)}, so no coach can be surer than that. On topic: of 100 pairs of an
          answer to the question and one to another question, so many times the right one scores
          higher.
        </p>
      </div>
    </div>
  );
}
