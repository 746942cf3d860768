import type { ScoringExplanation } from "./explain-scoring.server";

type RubricRow = ScoringExplanation["rubrics"]["technical"][number];

/** The coach's actual weights: the longer the bar, the more a dimension counts. */
export function Rubric({ technical, behavioral }: ScoringExplanation["rubrics"]) {
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
      <RubricGroup
        title="Technical and case questions"
        note="Clarity and structure count only in proportion to the content: a clear answer without content earns nothing."
        rows={technical}
      />
      <RubricGroup
        title="Behavioral and motivation questions"
        note="Time never affects the score of a typed answer. When most of an answer was spoken, delivery counts for more."
        rows={behavioral}
      />
    </div>
  );
}

function RubricGroup({
  title,
  note,
  rows,
}: {
  title: string;
  note: string;
  rows: readonly RubricRow[];
}) {
  const maxWeight = Math.max(...rows.flatMap(({ typed, spoken }) => [typed, spoken]));
  const hasSpokenWeights = rows.some(({ typed, spoken }) => typed !== spoken);
  return (
    <div>
      <h3 className="text-h3">{title}</h3>
      <ul className="mt-5 grid gap-5">
        {rows.map(({ name, label, typed, spoken, description }) => (
          <li key={name}>
            <p className="flex items-baseline justify-between gap-4 text-ui font-strong">
              {label}
              <span className="num text-sm font-text text-muted">
                <b className="text-ui font-bold text-text">{typed}</b>{" "}
                {hasSpokenWeights ? <>typed, {spoken} spoken</> : "points"}
              </span>
            </p>
            <svg
              width={`${(typed / maxWeight) * 100}%`}
              height="10"
              aria-hidden
              className="mt-1.5 block rounded-[3px] bg-chart-1"
            />
            {hasSpokenWeights ? (
              <svg
                width={`${(spoken / maxWeight) * 100}%`}
                height="5"
                aria-hidden
                className="mt-[3px] block rounded-full bg-control"
              />
            ) : null}
            <p className="mt-1.5 text-sm text-text-2">{description}</p>
          </li>
        ))}
      </ul>
      <p className="mt-5 border-t border-hairline pt-4 text-sm text-muted">{note}</p>
    </div>
  );
}
