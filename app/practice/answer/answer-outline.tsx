const PARTS = [
  ["Situation", "where it was, and what was at stake"],
  ["Your part", "what you were there to do"],
  ["What you did", "step by step, and why"],
  ["What changed", "and how you know"],
] as const;

/** The same for those who don't see it, with the field. */
export const OUTLINE_HINT =
  "A story has four parts: the situation, your part, what you did, and what changed.";

/** The parts of a story, shown in the field until something is written. */
export function AnswerOutline() {
  return (
    <ol aria-hidden className="answer-outline">
      {PARTS.map(([part, detail]) => (
        <li key={part}>
          <b>{part}</b> {detail}
        </li>
      ))}
    </ol>
  );
}
