import type { Review, StarPart } from "~/coach/types";

const STAR_PARTS: readonly { part: StarPart; label: string; hint: string }[] = [
  {
    part: "situation",
    label: "Situation",
    hint: "Say where and when it happened, in one sentence.",
  },
  { part: "task", label: "Task", hint: "Say what you were responsible for." },
  { part: "action", label: "Action", hint: "Say what you did, step by step, with “I.”" },
  {
    part: "result",
    label: "Result",
    hint: "Say how it turned out, with a number if you have one.",
  },
];

/** The four STAR parts, each with the sentences that cover it or a hint. */
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
              Covered in {star[part].length === 1 ? "sentence" : "sentences"}{" "}
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
            <p className="text-sm text-muted">{hint}</p>
          )}
        </li>
      ))}
    </ol>
  );
}
