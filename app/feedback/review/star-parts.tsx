import type { Review, StarPart } from "~/coach/types";
import { assignStarParts } from "./story-parts";

const STAR_PARTS: readonly { part: StarPart; label: string; hint: string }[] = [
  {
    part: "situation",
    label: "Situation",
    hint: "Which sentence says where and when it happened?",
  },
  { part: "task", label: "Task", hint: "Which sentence says what you were responsible for?" },
  { part: "action", label: "Action", hint: "Which sentences say what you did, with “I”?" },
  {
    part: "result",
    label: "Result",
    hint: "Which sentence says how it turned out?",
  },
];

/** The four STAR parts, each with the sentences that seem to tell it, or the question which do. */
export function StarParts({ review }: { review: Pick<Review, "star" | "sentences"> }) {
  const star = assignStarParts(review);
  return (
    <ol className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
      {STAR_PARTS.map(({ part, label, hint }) => (
        <li
          key={part}
          className={`border-t-2 pt-3 ${star[part].length > 0 ? "border-dashed border-chart-1" : "border-control"}`}
        >
          <p className="text-ui font-strong">{label}</p>
          {star[part].length > 0 ? (
            <p className="num text-sm text-muted">
              We think: {star[part].length === 1 ? "sentence" : "sentences"}{" "}
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
