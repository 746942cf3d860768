import { combine } from "~/coach/wordings/combine";
import type { TrainedWordings, WordingKind } from "~/coach/wordings/types";
import type { Judgment } from "./fit-wordings";
import { printLine } from "./print";
import { areaUnderCurve } from "./statistics";
import type { Writer } from "./wordings";

/** The share of near misses that may pass. */
const ACCEPTED_NEAR_MISSES = 0.1;
const WEAKEST_COUNT = 20;

interface ScoredWording {
  point: string;
  kind: WordingKind;
  isOwnPoint: boolean;
  isStory: boolean;
  isOfPack: boolean;
  writer: Writer;
  odds: number;
}

function getShare(odds: readonly number[], threshold: number): number {
  return odds.filter((value) => value > threshold).length / odds.length;
}

function printGroup(name: string, wordings: readonly ScoredWording[]): void {
  const own = wordings.filter(({ isOwnPoint }) => isOwnPoint);
  const listOdds = (isIncluded: (wording: ScoredWording) => boolean) =>
    own.filter(isIncluded).map(({ odds }) => odds);
  const right = listOdds(({ kind }) => kind === "makes");
  const misses = listOdds(({ kind }) => kind !== "makes").toSorted((a, b) => b - a);
  const threshold = misses[Math.floor(ACCEPTED_NEAR_MISSES * misses.length)] ?? 0;
  const found = getShare(right, threshold) * right.length;
  const f1 = (2 * found) / (right.length + found + ACCEPTED_NEAR_MISSES * misses.length);
  const shareOf = (kind: WordingKind) =>
    getShare(
      listOdds((wording) => wording.kind === kind),
      threshold,
    ).toFixed(2);
  const others = wordings.filter(({ isOwnPoint }) => !isOwnPoint).map(({ odds }) => odds);
  printLine(
    `  ${name.padEnd(35)} F1 ${f1.toFixed(3)}   right ${getShare(right, threshold).toFixed(3)}   off the point ${shareOf("off-point")}   wrong ${shareOf("wrong")}   label ${shareOf("label")}   other points' ${getShare(others, threshold).toFixed(3)}   AUC ${areaUnderCurve(right, misses).toFixed(3)}`,
  );
}

/** The points whose wordings are told from their near misses worst. */
function printWeakest(wordings: readonly ScoredWording[]): void {
  const byPoint = Map.groupBy(
    wordings.filter(({ isOwnPoint }) => isOwnPoint),
    ({ point }) => point,
  );
  const ranked = [...byPoint]
    .map(([point, ofPoint]) => ({
      point,
      area: areaUnderCurve(
        ofPoint.filter(({ kind }) => kind === "makes").map(({ odds }) => odds),
        ofPoint.filter(({ kind }) => kind !== "makes").map(({ odds }) => odds),
      ),
    }))
    .toSorted((a, b) => a.area - b.area);
  printLine(`\nThe ${WEAKEST_COUNT} weakest points, by the area under their curve:`);
  for (const { point, area } of ranked.slice(0, WEAKEST_COUNT))
    printLine(`  ${area.toFixed(3)}   ${point}`);
}

/** How wordings are judged by models that never saw their writer. */
export function printWordings(trained: TrainedWordings, judgments: readonly Judgment[]): void {
  const wordings = judgments.map((judgment) => ({
    isStory: judgment.isStory,
    isOfPack: judgment.isOfPack,
    point: `${judgment.questionId}/${judgment.judgedId}`,
    kind: judgment.kind,
    isOwnPoint: judgment.pointId === judgment.judgedId,
    writer: judgment.writer,
    odds: combine(
      (judgment.isStory ? trained.stories : trained.explanations).right,
      judgment.measures,
    ),
  }));
  printLine("\nWordings with their writer left out, one near miss in ten accepted:");
  // The fifteen near misses of each point; the fourth writer wrote more of one kind, errors.
  const balanced = wordings.filter(({ writer }) => writer !== "d");
  for (const [name, areStories, areOfPacks] of [
    ["explanations", false, false],
    ["stories", true, false],
    ["explanations of packs", false, true],
    ["stories of packs", true, true],
  ] as const) {
    const isOfGroup = ({ isStory, isOfPack }: ScoredWording) =>
      isStory === areStories && isOfPack === areOfPacks;
    printGroup(name, wordings.filter(isOfGroup));
    printGroup(`${name}, 15 a point`, balanced.filter(isOfGroup));
  }
  printWeakest(wordings);
}
