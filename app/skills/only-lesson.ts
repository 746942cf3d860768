import type { SkillEvidence } from "./record";

export const isExerciseSubject = (subject: string): boolean => subject.endsWith("/code");

/**
 * What a level rests on beside a rating, if that is one quiz or one exercise: it is right or wrong, which says too
 * little for a figure. Null if there is more, or nothing.
 */
export function nameOnlyLesson({
  pieces,
}: Pick<SkillEvidence, "pieces">): "one quiz" | "one exercise" | null {
  const proofs = pieces.filter(({ source }) => source !== "rated");
  const [first] = proofs;
  const isOnly = proofs.every(
    ({ source, subject }) => source === "learned" && subject === first?.subject,
  );
  if (!first || !isOnly) return null;
  return isExerciseSubject(first.subject) ? "one exercise" : "one quiz";
}
