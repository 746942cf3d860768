import type { Review } from "~/coach/types";
import { isTooOpen } from "~/coach/score/range";

/** The dimensions, with what was counted of what was said: points, and checks. */
export function describeParts({ dimensions, keyPoints, answeredChecks, range }: Review) {
  const told = keyPoints.filter(({ status }) => status === "covered" || status === "partial");
  const likely = told.filter(({ source }) => source === "thought").length;
  const checks = answeredChecks ?? [];
  const right = checks.filter(({ chosen, key }) => chosen === key);
  const counted = [
    ...(keyPoints.length > 0
      ? [`points settled ${told.length - likely} of ${keyPoints.length}`]
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

/** How many points an earlier rubric found, in its words. */
export function describeEarlierPoints({ keyPoints }: Review): string {
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
