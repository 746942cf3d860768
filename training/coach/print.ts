import type { fitSpeech } from "./fit-speech";
import { CORPORA, scoreJunkAnswers } from "./agreement";
import { compareWithMarks, HELD_BACK_SETS, scoreGradedAnswers } from "./graded-answers";
import { countFalseVerdicts, listHeldBackPointVerdicts, listPointVerdicts } from "./point-verdicts";
import { rankPairs } from "./pairs";
import { mean as average } from "./statistics";

export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The made-up answers of each corpus with the scores that the shipped coach gives them. */
export function printJunkTables(): void {
  for (const corpus of CORPORA) {
    printLine(`\nMade-up answers, ${corpus}: mean and highest score`);
    for (const { kind, mean, highest } of scoreJunkAnswers(corpus))
      printLine(
        `  ${kind.padEnd(34)} ${mean.toFixed(1).padStart(6)} ${String(highest).padStart(5)}`,
      );
  }
}

/** The correlations of the spoken marks with the raters, by the published table. */
export function printSpeech({ expected }: ReturnType<typeof fitSpeech>): void {
  printLine("\nSpoken marks, r with the raters by the published table:");
  for (const [mark, { overall, structure, noFillers }] of Object.entries(expected))
    printLine(
      `  ${mark.padEnd(20)} overall ${overall.toFixed(2)}   structure ${structure.toFixed(2)}   no fillers ${noFillers.toFixed(2)}`,
    );
}

const GROUPS = {
  all: ["technical", "case", "behavioral", "motivation"],
  "technical and case": ["technical", "case"],
  behavioral: ["behavioral"],
  motivation: ["motivation"],
};

/** The held-back answers: each set by itself, then together by kind of question. */
export function printHeldBackSets(): void {
  const sets = HELD_BACK_SETS.map((set) => [set, scoreGradedAnswers(set)] as const);
  const together = sets.flatMap(([set, answers]) =>
    answers.map((answer) => ({ ...answer, id: `${set} ${answer.id}` })),
  );
  const groups = Object.entries(GROUPS).map(
    ([name, kinds]) => [name, together.filter(({ kind }) => kinds.includes(kind))] as const,
  );
  printLine("\nAnswers held back, against their writers' marks:");
  for (const [name, answers] of [...sets, ...groups]) {
    const { r, rightPairs, lowExcellent, mediocreAboveWrong, questions } =
      compareWithMarks(answers);
    printLine(
      `  ${name.padEnd(20)} ${String(answers.length).padStart(4)} answers   r ${r.toFixed(3)}   pairs in order ${rightPairs.toFixed(3)}   excellent under 65: ${lowExcellent} of ${questions}   mediocre above wrong: ${mediocreAboveWrong} of ${questions}`,
    );
  }
  printLine("Brief answers held back: mean mark and score");
  const brief = Map.groupBy(scoreGradedAnswers("held-back/brief"), ({ quality }) => quality);
  for (const [quality, answers] of brief)
    printLine(
      `  ${quality.padEnd(20)} ${average(answers.map(({ mark }) => mark)).toFixed(0)} ${average(answers.map(({ score }) => score)).toFixed(0)}`,
    );
}

/** The verdicts on single points against readers’ labels, by set and kind. */
export function printPointVerdicts(): void {
  printLine("\nVerdicts on points against readers' labels:");
  const all = [...listPointVerdicts(), ...listHeldBackPointVerdicts()];
  const groups = new Map([
    ...Map.groupBy(all, ({ set, kind }) => `${set} ${kind}`),
    ...Map.groupBy(all, ({ set }) => `${set}, all`),
  ]);
  for (const [name, verdicts] of groups) {
    const { points, falsehoods, share, stated } = countFalseVerdicts(verdicts);
    const counts = Object.entries(falsehoods).map(([falsehood, count]) => `${falsehood} ${count}`);
    printLine(
      `  ${name.padEnd(20)} ${String(points).padStart(4)} points   stated ${(100 * stated).toFixed(0)} %, of those false ${(100 * share).toFixed(1)} % (${counts.join(", ")})`,
    );
  }
}

/** How often a right sentence counts more than the same with something exchanged or denied. */
export function printPairs(): void {
  printLine("\nRight sentences above the same with roles or direction exchanged, or denied:");
  const groups = Map.groupBy(
    rankPairs(),
    ({ isStory, exchange }) => `${isStory ? "stories" : "explanations"}, ${exchange}`,
  );
  for (const [name, pairs] of groups)
    printLine(
      `  ${name.padEnd(24)} ${String(pairs.length).padStart(4)} pairs   ${(100 * average(pairs.map(({ isInOrder }) => isInOrder))).toFixed(1)} %`,
    );
}
