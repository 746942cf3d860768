import { ChevronDown } from "~/ui/icons";
import { REQUIRED_LEVEL } from "~/skills/gap";
import { HALF_LIFE_IN_DAYS, SOURCE_WEIGHTS } from "~/skills/level";

/** The formula in words; the exact one is in app/skills/level.ts, which the figures come from. */
export function LevelExplanation() {
  return (
    <details className="group mt-6 max-w-(--measure) text-sm text-text-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-ui font-strong text-text [&::-webkit-details-marker]:hidden">
        How levels are calculated
        <ChevronDown className="size-4.5 text-muted group-open:rotate-180" aria-hidden />
      </summary>
      <p className="mt-1">
        A level is a weighted average from 0 to 100, like a score. An answer has weight{" "}
        {SOURCE_WEIGHTS.practiced}, a mentor’s review {SOURCE_WEIGHTS.reviewed}, a quiz or a solved
        code exercise {SOURCE_WEIGHTS.learned}, and your own rating {SOURCE_WEIGHTS.rated}. Weights
        halve over time: after {HALF_LIFE_IN_DAYS.practiced} days for answers,{" "}
        {HALF_LIFE_IN_DAYS.learned} for quizzes and exercises, and {HALF_LIFE_IN_DAYS.rated} for
        ratings and mentor reviews. Of several attempts at one question or quiz, the latest counts.
        An attempt made right after reading the sample answer, a review, the explanations, the
        solution or the hint counts for half, next to the latest one made without help.
      </p>
      <p className="mt-2">
        The true level is within the range in about 8 of 10 cases. The range narrows when evidence
        agrees and widens as evidence ages or disagrees. An answer without content, or one typed as
        a test, is no evidence.
      </p>
      <p className="mt-2">
        The notch on each bar is {REQUIRED_LEVEL}, where “Solid” begins. That is our judgment of
        what an interview asks of a key skill, not a published requirement. A skill is met from
        there on with two pieces of evidence, from different days or sources. Ratings don’t count as
        one, nor do answers by your own account. A hollow bar is your own rating only.
      </p>
    </details>
  );
}
