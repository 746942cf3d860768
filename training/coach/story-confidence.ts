import { FAIRLY_SURE, getReadingConfidence, SURE } from "~/coach/review/confidence";
import type { LeftOutStory } from "./left-out-stories";
import { mean } from "./statistics";

const LEVELS = { sure: SURE, "fairly sure": FAIRLY_SURE, "not very sure": 0 } as const;

function getLevel({ spread, credits }: LeftOutStory): keyof typeof LEVELS {
  const confidence = getReadingConfidence(spread, credits);
  if (confidence >= LEVELS.sure) return "sure";
  return confidence >= LEVELS["fairly sure"] ? "fairly sure" : "not very sure";
}

/** What each level of confidence in a story is worth: how far scores are from marks, and false verdicts. */
export function measureConfidence(stories: readonly LeftOutStory[]) {
  return (Object.keys(LEVELS) as (keyof typeof LEVELS)[]).map((level) => {
    const ofLevel = stories.filter((story) => getLevel(story) === level);
    const labeled = ofLevel.filter(({ falseVerdicts }) => falseVerdicts !== undefined);
    const points = labeled.reduce((sum, { credits }) => sum + credits.length, 0);
    const falseVerdicts = labeled.map((story) => story.falseVerdicts ?? 0);
    return {
      level,
      answers: ofLevel.length,
      meanError: mean(ofLevel.map(({ mark, score }) => Math.abs(mark - score))),
      withFalseVerdict: mean(falseVerdicts.map((count) => Number(count > 0))),
      falseVerdicts: falseVerdicts.reduce((sum, count) => sum + count, 0) / points,
    };
  });
}
