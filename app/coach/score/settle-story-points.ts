import { findStorySigns } from "~/coach/rules/story-signs";
import type { PointMatch } from "~/coach/match/points";
import type { AnswerContext } from "./answer-context";
import { getStoryQuality } from "./story-quality";

/**
 * In a story told so well, a point that is partly found is told in other words; but not the last,
 * the outcome, which has to be measured.
 */
const TOLD_WELL = 0.8;
/** A story of bad conduct shares words with points it doesn’t make. */
const MANY_SIGNS = 3;
const TOLD_BADLY = 0.2;

/** The points of a story in the light of how the whole of it is told. */
export function settleStoryPoints(context: AnswerContext): PointMatch[] {
  const quality = getStoryQuality(context);
  const { matches, judgedAnswer } = context;
  if (quality >= TOLD_WELL)
    return matches.map((match, index) =>
      index < matches.length - 1 &&
      match.status === "partial" &&
      !context.habits.has(match.sentence ?? -1)
        ? { ...match, status: "covered" }
        : match,
    );
  if (quality > TOLD_BADLY) return matches;
  const { conduct, wrongTurns } = findStorySigns(
    judgedAnswer.sentences.map(({ text }) => text).join(" "),
  );
  if (conduct + wrongTurns < MANY_SIGNS) return matches;
  return matches.map((match) =>
    match.status === "contradicted" || match.isOwn
      ? match
      : { ...match, status: "missed", credit: 0, sentence: null },
  );
}
