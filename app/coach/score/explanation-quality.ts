import { getCoverage, type PointMatch } from "~/coach/match/points";
import type { AnswerContext } from "./answer-context";
import { ramp } from "./ramp";
import { getWordingTopicality } from "./substance";

/** What this and the style add up to. */
const POINTS_OF_CONTENT = 70;
const POINTS_OF_STYLE = 30;
const FULL_STYLE_CONTENT = 0.6;

/** The content, 0–1, with which an explanation gets this many points. */
function toContent(points: number): number {
  const withStyle = POINTS_OF_CONTENT + POINTS_OF_STYLE / FULL_STYLE_CONTENT;
  return points <= FULL_STYLE_CONTENT * withStyle
    ? points / withStyle
    : (points - POINTS_OF_STYLE) / POINTS_OF_CONTENT;
}

/** What a sentence on the subject is worth, however vague, and the words in which it is one. */
const ATTEMPT_POINTS = 12;
const ATTEMPT_WORDS = [8, 16] as const;
/** From this topicality on a sentence is on the subject. */
const ON_SUBJECT = 0.25;

/**
 * An expected mark is at most that of a usual excellent answer; one that makes every point gets so much
 * more, one that makes half of them nothing.
 */
const COMPLETE_BONUS = 0.12;
const COMPLETE_RANGE = [0.5, 1] as const;

/** The content, 0–1, of what the coach itself found; undefined for questions without wordings. */
function getFoundContent(context: AnswerContext, found: readonly PointMatch[]): number | undefined {
  const { explanation, judgedAnswer } = context;
  if (!explanation) return undefined;
  const topicality = getWordingTopicality(context) ?? 1;
  const bonus = COMPLETE_BONUS * ramp(getCoverage(found), COMPLETE_RANGE);
  const points = Math.min(100, explanation.mark * (1 + bonus));
  const attempt = ATTEMPT_POINTS * ramp(judgedAnswer.tokens.length, ATTEMPT_WORDS);
  return Math.max(
    topicality * toContent(points),
    Math.min(1, topicality / ON_SUBJECT) * toContent(attempt),
  );
}

/**
 * 0–1: how good an explanation is, as those that people marked; undefined for questions without wordings.
 * Of what is missing, points that the person marked add their share of the points not found.
 */
export function getExplanationContent(context: AnswerContext): number | undefined {
  const found = context.matches.map((match) =>
    match.isOwn ? { ...match, status: "missed" as const, credit: 0 } : match,
  );
  const content = getFoundContent(context, found);
  if (content === undefined) return undefined;
  const coverage = getCoverage(found);
  const ownShare = (getCoverage(context.matches) - coverage) / Math.max(1 - coverage, 1e-6);
  return content + (1 - content) * ownShare;
}
