import type { AnswerContext } from "./answer-context";
import { ramp } from "./ramp";
import { STORY_FEATURES } from "./story-features";

/** How close to the question's wordings stories about anything else are, and stories about this. */
const CLOSENESS_RANGE = [0.105, 0.15] as const;
/**
 * The log odds that a story told well is about this question and not another, fitted to 310 answers
 * and the same answers to another question of their kind.
 */
const ODDS = { base: -1.2, points: 4.5, ownQuestion: 1.7 } as const;
/** Of stories told well, 1 % of those about the question are below the first, 3 % below the second. */
const ODDS_RANGE = [-3, -1] as const;

/** 0–1: how certainly a story or a motivation is about this question, in whatever words. */
export function getStoryTopicality({ judgment, matches }: AnswerContext): number {
  if (!judgment || matches.some(({ isOwn }) => isOwn)) return 1;
  return ramp(judgment.closeness, CLOSENESS_RANGE);
}

/** 0–1: how likely a story told well answers this question and not another one. */
export function getOwnQuestionShare({
  judgment,
  matches,
  story,
  questionMargins,
}: AnswerContext): number {
  if (!judgment || !story || matches.some(({ isOwn }) => isOwn)) return 1;
  const points = story.measures[STORY_FEATURES.indexOf("points")] ?? 0;
  const odds = ODDS.base + ODDS.points * points + ODDS.ownQuestion * questionMargins.ofKind;
  return ramp(odds, ODDS_RANGE);
}
