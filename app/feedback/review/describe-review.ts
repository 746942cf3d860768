import { isSureOfMisses } from "~/coach/has-score";
import type { Review } from "~/coach/types";
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

export function describeNextSteps({ nextSteps, score }: Review): string {
  const left = pluralize(100 - score, "point");
  const promised = nextSteps.reduce((sum, { points }) => sum + points, 0);
  if (promised === 0) return `Worth trying, ${left} left`;
  const scope =
    ["", "The most valuable step", "The two most valuable", "The three most valuable"][
      nextSteps.length
    ] ?? "The most valuable";
  return `${scope}: ${promised} of the ${left} left`;
}

export function describeKeyPoints({ keyPoints, flag }: Review): string {
  const count = (status: string) => keyPoints.filter((point) => point.status === status).length;
  const parts = [
    `${keyPoints.filter(({ status, isOwn }) => status === "covered" && !isOwn).length} covered`,
    `${count("partial")} partly`,
    `${count("missed")} ${isSureOfMisses({ flag }) ? "missed" : "not found"}`,
  ];
  const contradicted = count("contradicted");
  const ownCount = keyPoints.filter(({ isOwn }) => isOwn).length;
  if (ownCount > 0) parts.push(`${ownCount} marked by you`);
  return (contradicted ? [...parts, `${contradicted} contradicted`] : parts).join(", ");
}

const FEW_SENTENCES = 2;

/** Next to a sentence or two, the list of key points would stand beside a void. */
export function hasLittleText({ sentences }: Pick<Review, "sentences">): boolean {
  return sentences.length <= FEW_SENTENCES;
}
