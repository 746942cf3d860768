import type { ScoringExplanation } from "./explain-scoring.server";

/** The coach's actual weights: the longer the bar, the more a part counts. */
export function Rubric({ explanation, story }: ScoringExplanation["rubrics"]) {
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
      <RubricGroup
        title="Technical and case questions"
        note="A fact that is told the wrong way round takes away a quarter of what its point is worth."
        parts={explanation}
      />
      <RubricGroup
        title="Behavioral and motivation questions"
        note="A story can’t be wrong about what happened. Time never affects the score of a typed answer."
        parts={story}
      />
    </div>
  );
}

function RubricGroup({
  title,
  note,
  parts,
}: {
  title: string;
  note: string;
  parts: ScoringExplanation["rubrics"]["story"];
}) {
  return (
    <div>
      <h3 className="text-h3">{title}</h3>
      <ul className="mt-5 grid gap-5">
        {parts.map(({ name, label, weight, question }) => (
          <li key={name}>
            <p className="flex items-baseline justify-between gap-4 text-ui font-strong">
              {label}
              <span className="num text-sm font-text text-muted">
                <b className="text-ui font-bold text-text">{weight}</b> points
              </span>
            </p>
            <svg
              width={`${weight}%`}
              height="10"
              aria-hidden
              className="mt-1.5 block rounded-[3px] bg-chart-1"
            />
            <p className="mt-1.5 text-sm text-text-2">{question}</p>
          </li>
        ))}
      </ul>
      <p className="mt-5 border-t border-hairline pt-4 text-sm text-muted">{note}</p>
    </div>
  );
}
