import type { Review } from "~/coach/types";
import { getMarkShape } from "~/practice/store/point-words";
import { isTooOpen } from "~/feedback/parts/score-range";
import { isByEarlierRubric } from "~/practice/store/earlier-rubric";
import { pluralize } from "~/ui/format";

type UsualWords = readonly [from: number, to: number];

/** What an answer consists of, and how long answers usually are where this one is less than half of that. */
export function describeAnswer(
  { facts, fillers, hedges }: Pick<Review, "facts" | "fillers" | "hedges">,
  [from, to]: UsualWords,
): string {
  const pace = facts.pace === null ? [] : [`${Math.round(facts.pace)} words a minute`];
  return [
    pluralize(facts.words, "word") +
      (facts.words < from / 2 ? ` (${from} to ${to} are usual)` : ""),
    pluralize(fillers.length, "filler"),
    pluralize(hedges.length, "hedge"),
    ...pace,
  ].join(", ");
}

/** What the steps are worth of what is left; without figures where the score is too open for one. */
export function describeNextSteps({ nextSteps, score, range }: Review): string {
  if (range && isTooOpen(range)) return "Worth trying";
  const left = pluralize(100 - score, "point");
  const promised = nextSteps.reduce((sum, { points }) => sum + points, 0);
  if (promised === 0) return `Worth trying, ${left} left`;
  const first = nextSteps[0]?.points ?? 0;
  return promised === first
    ? `${first} of the ${left} left`
    : `${first} of the ${left} left, ${promised} with what comes after`;
}

/** The dimensions, with what was counted of what was said: points, and checks. */
export function describeParts({ dimensions, keyPoints, answeredChecks, range }: Review) {
  const told = keyPoints.filter(({ status }) => status === "covered" || status === "partial");
  const likely = told.filter(({ source }) => source === "thought").length;
  const checks = answeredChecks ?? [];
  const right = checks.filter(({ chosen, key }) => chosen === key);
  const counted = [
    ...(keyPoints.length > 0
      ? [`points shown ${told.length - likely} of ${keyPoints.length}`]
      : []),
    ...(likely > 0 ? [`${likely} more likely`] : []),
    ...(checks.length > 0 ? [`checks right ${right.length} of ${checks.length}`] : []),
  ].join(", ");
  return dimensions.map(({ name, label, points, weight }) => ({
    name,
    label,
    points,
    weight,
    detail: range && name === "said" && counted !== "" ? counted : undefined,
  }));
}

/** How many points are known, and from whom. */
export function describeKeyPoints(review: Review): string {
  if (isByEarlierRubric(review)) return describeEarlierPoints(review);
  const states = Object.groupBy(review.keyPoints, getMarkShape);
  const count = (state: keyof typeof states, words: string) =>
    states[state] ? [`${states[state].length} ${words}`] : [];
  return [
    ...count("covered", "shown"),
    ...count("partial", "in part"),
    ...count("thought", "likely"),
    ...count("asked", "open"),
    ...count("missed", "you didn’t say"),
    ...count("contradicted", "the other way round"),
  ].join(", ");
}

/** In the words of that time. */
function describeEarlierPoints({ keyPoints }: Review): string {
  const count = (status: string) => keyPoints.filter((point) => point.status === status).length;
  const parts = [
    `${keyPoints.filter(({ status, isOwn }) => status === "covered" && !isOwn).length} covered`,
    `${count("partial")} partly`,
    `${count("missed")} not found`,
  ];
  const contradicted = count("contradicted");
  const ownCount = keyPoints.filter(({ isOwn }) => isOwn).length;
  if (ownCount > 0) parts.push(`${ownCount} marked by you`);
  return (contradicted ? [...parts, `${contradicted} contradicted`] : parts).join(", ");
}

/** How a score came about that replies or another review changed; empty without either. */
export function describeScore(
  { score, range }: Review,
  {
    coachScore,
    isReviewedAgain,
    hasReplies,
  }: { coachScore: number; isReviewedAgain: boolean; hasReplies: boolean },
): string {
  if (isReviewedAgain)
    return `Reviewed again. The earlier rubric gave ${coachScore}; the two scores don’t compare.`;
  if (!hasReplies || !range || isTooOpen(range)) return "";
  return `About ${score} with your replies, ${coachScore} before them.`;
}

const FEW_SENTENCES = 2;

/** Next to a sentence or two, the list of key points would stand beside a void. */
export function hasLittleText({ sentences }: Pick<Review, "sentences">): boolean {
  return sentences.length <= FEW_SENTENCES;
}
