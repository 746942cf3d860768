import type { Finding } from "~/assessment/matching/finding";
import type { InterestResult } from "./interest-results.server";

type Problem = NonNullable<InterestResult["problem"]>;

const HEADLINES = {
  "too-few": "Your interests are still open",
  flat: "No clear direction yet",
  contradictory: "Your answers contradict each other",
  rushed: "That was too fast to rely on",
} as const satisfies Record<Problem, string>;

/** The result in a sentence where there are no occupations, and what helps. */
export function describeProblem(
  problem: Problem,
  { answered, total }: { answered: number; total: number },
): Finding {
  return { headline: HEADLINES[problem], detail: explain(problem, answered, total) };
}

function explain(problem: Problem, answered: number, total: number): string {
  switch (problem) {
    case "too-few":
      return answered === 0
        ? "This assessment has ratings of skills but no answers about interests. With them you get the occupations that match, out of 923."
        : `You answered ${answered} of ${total} activities. Each of the six areas needs at least two answers before we compare them with occupations.`;
    case "flat":
      return "All six areas could have the same score, so your answers don’t favor any occupation over another. That is common, and it isn’t a bad result: trying things tells you more than another questionnaire.";
    case "contradictory":
      return "Within the areas, your answers agree less often than random answers would. Any list of occupations would be luck.";
    default:
      return "Less than a second and a half for each activity isn’t enough time to read it. Take two more minutes and answer again.";
  }
}
