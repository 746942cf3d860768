import weights from "~/coach/weights/verdicts.json";
import type { PointMatch } from "~/coach/match/points";
import type { AnswerContext } from "./answer-context";
import { measureBestSentences } from "./best-sentences";
import { clamp, settlePoint, type VerdictWeights } from "./point-verdict";
import { getStoryQuality } from "./story-quality";

/** Beyond these the odds say no more: few of the labeled stories are. */
const ODDS_BOUNDS = [-2, 8] as const;
/** How likely a point must be told in full to be covered. */
const COVERED = 0.36;
/** In a good story most points are told; with weaker evidence than this none is said to be told in full. */
const MIN_COVERED_ODDS = 2;

/**
 * What tells whether each point is told: its best sentence, and the story around it, because a story
 * of something else, or of bad conduct, shares words with points it doesn’t make, and a good one tells
 * them in words of its own. The first point is what the story begins with, which the rest implies.
 * Undefined for points already decided.
 */
export function measureStoryPoints(context: AnswerContext): (number[] | undefined)[] {
  const { matches, wordMatches } = context;
  const quality = getStoryQuality(context);
  const best = measureBestSentences(context);
  return matches.map((match, index) =>
    match.evidence
      ? [
          clamp(match.evidence.odds, ODDS_BOUNDS),
          quality,
          wordMatches[index]?.credit ?? 0,
          ...(best[index] ?? []),
          Number(index === 0),
        ]
      : undefined,
  );
}

/** What someone usually does covers a point partly, however it is told. */
function settleHabit(read: PointMatch, settled: PointMatch): PointMatch {
  return read.status === "missed" && settled.status === "missed"
    ? settled
    : { ...settled, status: "partial", sentence: read.evidence?.sentence ?? null };
}

/** The points of a story in the light of how the whole of it is told. */
export function settleStoryPoints(
  context: AnswerContext,
  verdicts: VerdictWeights = weights.story,
): PointMatch[] {
  const measures = measureStoryPoints(context);
  return context.matches.map((match, index) => {
    const ofPoint = measures[index];
    if (!ofPoint) return match;
    const { odds = 0, sentence = -1 } = match.evidence ?? {};
    const settled = settlePoint(match, verdicts, ofPoint, COVERED);
    if (context.habits.has(sentence)) return settleHabit(match, settled);
    return settled.status === "covered" && odds < MIN_COVERED_ODDS
      ? { ...settled, status: "partial" }
      : settled;
  });
}
