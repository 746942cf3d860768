import type { AnswerContext } from "./answer-context";
import { ramp } from "./ramp";
import { STORY_FEATURES } from "./story-features";

/** How close to the question's wordings stories about anything else are, and stories about this. */
const CLOSENESS_RANGE = [0.105, 0.15] as const;
/**
 * The log odds that a story told well is about this question and not another, fitted to 240 answers
 * and the same answers to another question of their kind.
 */
const ODDS = { base: -6.6, points: 6.7, demandedPoints: 1.6, closePoints: 13.7 } as const;
/** Of stories told well, 0.4 % of those about the question are below the first, 7 % below the second. */
const ODDS_RANGE = [-3, -1] as const;

/** 0–1: how certainly a story or a motivation is about this question, in whatever words. */
export function getStoryTopicality({ judgment, matches }: AnswerContext): number {
  if (!judgment || matches.some(({ isOwn }) => isOwn)) return 1;
  return ramp(judgment.closeness, CLOSENESS_RANGE);
}

/** 0–1: how likely a story told well answers this question and not another one. */
export function getOwnQuestionShare({ judgment, matches, story }: AnswerContext): number {
  if (!judgment || !story || matches.some(({ isOwn }) => isOwn)) return 1;
  const measureOf = (name: (typeof STORY_FEATURES)[number]) =>
    story.measures[STORY_FEATURES.indexOf(name)] ?? 0;
  const points = measureOf("points");
  const odds =
    ODDS.base +
    ODDS.points * points +
    ODDS.demandedPoints * measureOf("demandedPoints") +
    ODDS.closePoints * points * judgment.closeness;
  return ramp(odds, ODDS_RANGE);
}
