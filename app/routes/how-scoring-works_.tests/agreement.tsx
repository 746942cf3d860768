import { AgreementChart, type AgreementProps } from "./agreement-chart";

/**
 * Agreement between the coach and human graders, compared with the agreement between two people.
 */
export function Agreement({ rows, human }: AgreementProps) {
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:items-start">
      <AgreementChart rows={rows} human={human} />
      <div className="overflow-x-auto">
        <table className="num w-full text-left text-sm">
          <thead className="text-xs text-muted">
            <tr className="border-b border-hairline-strong">
              <th scope="col" className="py-2.5 pr-4 font-medium">
                Graded by people
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
          r measures how similar two rankings are. Two people who grade the same answers reach about{" "}
          {human.toFixed(1)}, so no coach can do much better. On topic: out of 100 pairs of an
          answer to the question and an answer to a different question, how often the right one
          scores higher.
        </p>
      </div>
    </div>
  );
}
