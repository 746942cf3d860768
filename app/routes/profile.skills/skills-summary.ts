import type { findContradictions, SkillEvidence } from "~/skills/record";

/** The finding on the skills tab: where rating and answers part, else how much there is to go by. */
export function summarizeSkills(
  record: readonly SkillEvidence[],
  conflicts: ReturnType<typeof findContradictions>,
): { headline: string; detail: string } {
  const [widest] = conflicts;
  if (widest) {
    const { name, rated, practiced, answersAre } = widest;
    const otherContradictions =
      conflicts.length === 1
        ? ""
        : ` The same holds, one way or the other, for ${conflicts.length - 1} more.`;
    return {
      headline:
        answersAre === "lower"
          ? `Your answers in ${name} do not show yet what you rate yourself.`
          : `Your answers in ${name} are better than you rate yourself.`,
      detail: `You say ${rated?.level} of 5; ${practiced?.questions === 1 ? "one question" : `${practiced?.questions} questions`} came to ${practiced?.mean} of 100. Few answers prove little: another one moves it most.${otherContradictions}`,
    };
  }
  const rated = record.filter((evidence) => evidence.rated).length;
  const practiced = record.filter((evidence) => evidence.practiced).length;
  return {
    headline: `${rated} ${rated === 1 ? "skill" : "skills"} rated, ${practiced} practiced.`,
    detail:
      practiced === 0
        ? "So far this is your own judgment. Each interview answer adds what it shows."
        : "Rating and answers agree wherever you have both.",
  };
}
