import type { findContradictions, SkillEvidence } from "./record";
import { pluralize } from "~/ui/format";

/**
 * The headline of the skills tab: where ratings and answers disagree, else how much evidence there
 * is.
 */
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
        : ` The same goes for ${conflicts.length - 1} other ${conflicts.length === 2 ? "skill" : "skills"}.`;
    return {
      headline:
        answersAre === "lower"
          ? `Your answers in ${name} don’t yet match your rating.`
          : `Your answers in ${name} are better than your rating.`,
      detail: `You rated yourself ${rated?.level} of 5, but ${practiced?.questions === 1 ? `scored ${practiced.mean} of 100 on one question` : `averaged ${practiced?.mean} of 100 on ${practiced?.questions} questions`}. Few answers prove little, so another answer will change this most.${otherContradictions}`,
    };
  }
  const rated = record.filter((evidence) => evidence.rated).length;
  const practiced = record.filter((evidence) => evidence.practiced).length;
  if (rated === 0) return summarizeUnrated(record.length, practiced);
  return {
    headline: `${pluralize(rated, "skill")} rated, ${practiced} practiced.`,
    detail:
      practiced === 0
        ? "So far this is your own judgment. Each interview answer adds evidence."
        : "Your ratings and answers agree wherever you have both.",
  };
}

/** Without a rating there is nothing to compare answers and quizzes with. */
function summarizeUnrated(recorded: number, practiced: number) {
  return practiced === 0
    ? {
        headline:
          recorded === 0
            ? "No skills on record yet."
            : `${pluralize(recorded, "skill")} on record, none practiced yet.`,
        detail: "So far no interview answer counts here. Each one adds evidence.",
      }
    : {
        headline: `${pluralize(practiced, "skill")} practiced, none rated.`,
        detail: "Rate yourself to compare your ratings with your answers.",
      };
}
