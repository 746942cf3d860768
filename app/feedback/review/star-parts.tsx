import type { Review, StarPart } from "~/coach/types";

const STAR_PARTS: readonly { part: StarPart; label: string; hint: string }[] = [
  { part: "situation", label: "Situation", hint: "Say where and when it was, in one sentence." },
  { part: "task", label: "Task", hint: "Say what was yours to do." },
  { part: "action", label: "Action", hint: "Say what you did, step by step, with “I”." },
  { part: "result", label: "Result", hint: "Say what came of it, with a number if there is one." },
];

/** The four parts of a story, each with the sentences that tell it or what would. */
export function StarParts({ star }: Pick<Review, "star">) {
  return (
    <ol className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
      {STAR_PARTS.map(({ part, label, hint }) => (
        <li
          key={part}
          className={`border-t-2 pt-3 ${star[part].length > 0 ? "border-chart-1" : "border-dashed border-control"}`}
        >
          <p className="text-ui font-strong">{label}</p>
          {star[part].length > 0 ? (
            <p className="num text-sm text-muted">
              Told in {star[part].length === 1 ? "sentence" : "sentences"}{" "}
              {star[part].map((sentence, index) => (
                <span key={sentence}>
                  {index > 0 ? ", " : null}
                  <a
                    href={`#sentence-${sentence + 1}`}
                    className="text-primary-ink underline underline-offset-3"
                  >
                    {sentence + 1}
                  </a>
                </span>
              ))}
            </p>
          ) : (
            <p className="text-sm text-muted">Not found. {hint}</p>
          )}
        </li>
      ))}
    </ol>
  );
}
