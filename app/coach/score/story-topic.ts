import type { AnswerContext } from "./answer-context";
import { ramp } from "./ramp";
import { STORY_FEATURES } from "./story-features";

/** How close to the question's wordings stories about anything else are, and stories about this. */
const CLOSENESS_RANGE = [0.105, 0.15] as const;
/**
 * The log odds that a story told well is about this question and not another, fitted to 310 answers
 * and the same answers to two other questions of each kind.
 */
const ODDS = { base: -4.5, points: 7, closeness: 5.5, ownQuestion: 1.5 } as const;
/** Of stories told well, 1 % of those about the question are below the first, 8 % below the second. */
const ODDS_RANGE = [-4.5, -2] as const;
/** Below this a story answers another question: 0.3 % of those about the question are. */
const OTHER_QUESTION_ODDS = -5;

/** 0–1: how certainly a story or a motivation is about this question, in whatever words. */
export function getStoryTopicality({ judgment, matches }: AnswerContext): number {
  if (!judgment || matches.some(({ isOwn }) => isOwn)) return 1;
  return ramp(judgment.closeness, CLOSENESS_RANGE);
}

/** The log odds that a story answers this question; undefined where nothing tells. */
function getOwnQuestionOdds({
  judgment,
  matches,
  story,
  questionMargins,
}: AnswerContext): number | undefined {
  if (!judgment || !story || matches.some(({ isOwn }) => isOwn)) return undefined;
  const points = story.measures[STORY_FEATURES.indexOf("points")] ?? 0;
  return (
    ODDS.base +
    ODDS.points * points +
    ODDS.closeness * judgment.closeness +
    ODDS.ownQuestion * questionMargins.ofAll
  );
}

/** 0–1: how likely a story told well answers this question and not another one. */
export function getOwnQuestionShare(context: AnswerContext): number {
  const odds = getOwnQuestionOdds(context);
  return odds === undefined ? 1 : ramp(odds, ODDS_RANGE);
}

/** Whether an answer is almost certainly to another question. */
export function isOfOtherQuestion(context: AnswerContext): boolean {
  return (getOwnQuestionOdds(context) ?? 0) < OTHER_QUESTION_ODDS;
}
