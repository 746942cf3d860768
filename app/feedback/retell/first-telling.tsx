import type { Review } from "~/coach/types";
import { getSentenceState } from "~/feedback/parts/marked-answer";

/** The answer that is told again; what makes a point is lit. */
export function FirstTelling({
  review: { sentences, keyPoints, facts },
}: {
  review: Pick<Review, "sentences" | "keyPoints" | "facts">;
}) {
  return (
    <details open className="first-telling">
      <summary>
        First telling, {facts.words} words
        <span className="hide-link" aria-hidden />
      </summary>
      <p>
        {sentences.map(({ start, text }, index) => (
          <span key={start} data-state={getSentenceState(index, keyPoints)}>
            {text}{" "}
          </span>
        ))}
      </p>
    </details>
  );
}
