import { getBandStart } from "~/coach/bands";
import { getCoverage } from "~/coach/match/points";
import { findDismissals } from "~/coach/rules/dismissals";
import type { AnswerContext } from "~/coach/score/answer-context";
import { formatLabels } from "./format-text";

/** @param isLoweredByError what is wrong lowered the score of what reads better */
export function writeExplanationHeadline(
  context: AnswerContext,
  isLoweredByError: boolean,
): string {
  const listLabels = (status: string) =>
    context.matches
      .filter((match) => match.status === status && !match.isOwn)
      .map((match) => match.point.label);
  const own = context.matches.filter(({ isOwn }) => isOwn).map(({ point }) => point.label);
  const [covered, missed, contradicted, partial] = [
    listLabels("covered"),
    listLabels("missed"),
    listLabels("contradicted"),
    listLabels("partial"),
  ];
  const openLabels = [...missed, ...partial];
  if (contradicted[0])
    return `Your answer ${isLoweredByError ? "seems to contradict" : "contradicts"} “${contradicted[0]}”`;
  if (!openLabels[0])
    return own[0]
      ? `All ${context.matches.length} key points, ${own.length} of them marked by you`
      : `You covered all ${covered.length} key points`;
  if (!covered[0])
    return own[0]
      ? `You marked ${formatLabels(own)}; the coach found no other key point in full`
      : describeTouchedPoint(context);
  if (covered.length + own.length >= openLabels.length)
    return `${covered.length} of ${context.matches.length} key points covered${own[0] ? `, ${own.length} marked by you` : ""}; “${openLabels[0]}” ${openLabels[0] === partial[0] ? "is incomplete" : "wasn’t found"}`;
  return `Covers ${formatLabels(covered)}; ${own[0] ? `you marked ${formatLabels(own)}; ` : ""}${missed[0] ? `the coach didn’t find ${formatLabels(missed)}` : `“${openLabels[0]}” is incomplete`}`;
}

/** What dismisses a point shares its words, but doesn’t touch on it. */
function describeTouchedPoint({ matches, judgedAnswer }: AnswerContext): string {
  const partial = matches.filter(({ status }) => status === "partial");
  if (!partial[0]) return "The coach found no key point yet";
  const dismissals = findDismissals(judgedAnswer);
  const touched = partial.find(({ sentence }) => !dismissals.includes(sentence ?? -1));
  return touched
    ? `Touches on “${touched.point.label}”; the coach found no key point in full`
    : "The coach found no key point in full";
}

const FEW_POINTS_COVERAGE = 0.4;

/** From Solid on, an answer with less of its points found is good in words of its own. */
export function isInOwnWords({ matches }: AnswerContext, score: number): boolean {
  return (
    score >= getBandStart("Solid") &&
    getCoverage(matches) < FEW_POINTS_COVERAGE &&
    matches.every(({ status }) => status !== "contradicted")
  );
}
