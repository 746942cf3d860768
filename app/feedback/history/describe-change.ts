import type { Trend } from "./trends";

/** Only a question answered again shows a change. */
export function describeChange(repeated: Trend["repeated"]): string {
  if (repeated === null)
    return "Answer a question again to see what changed: different questions can’t be compared.";
  const { first, latest, questionCount } = repeated;
  const subject =
    questionCount === 1
      ? "The question you answered again"
      : `On average, the ${questionCount} questions you answered again`;
  return first === latest
    ? `${subject} stayed at ${latest}.`
    : `${subject} ${latest > first ? "rose" : "fell"} from ${first} to ${latest}.`;
}
