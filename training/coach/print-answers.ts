import { judgeLeftOut } from "./fit-answers";
import type { LeftOutStory } from "./left-out-stories";
import { measureConfidence } from "./story-confidence";
import { compareWithMarks } from "./graded-answers";
import { printLine } from "./print";
import { mean } from "./statistics";
import type { AnswerRow } from "./answer-rows";

const FOLDS = 10;
const QUALITIES = ["excellent", "good", "mediocre", "wrong", "poor"];

/** How well the model of qualities agrees with marks of writers and on questions it has not seen. */
export function printAnswers(
  title: string,
  rows: readonly AnswerRow[],
  tested: readonly AnswerRow[],
): void {
  const ids = [...new Set(rows.map(({ id }) => id))].toSorted();
  const groupings = {
    "each writer left out": (row: AnswerRow) => row.set,
    "a tenth of the questions left out": (row: AnswerRow) => String(ids.indexOf(row.id) % FOLDS),
  };
  const kinds = [...new Set(tested.map(({ kind }) => kind))];
  for (const [name, groupOf] of Object.entries(groupings)) {
    printLine(`\n${title}, ${name}:`);
    const judged = judgeLeftOut(rows, tested, groupOf);
    for (const kind of [...kinds, ""]) {
      const scored = judged
        .filter(({ row }) => row.kind.startsWith(kind))
        .map(({ row, mark }) => ({ ...row, id: `${row.set} ${row.id}`, score: mark }));
      const { r, rightPairs, mediocreAboveWrong, questions } = compareWithMarks(scored);
      const means = QUALITIES.map((quality) => {
        const marks = scored.filter((row) => row.quality === quality).map(({ score }) => score);
        return `${quality} ${mean(marks).toFixed(0)}`;
      });
      printLine(
        `  ${(kind || "all").padEnd(12)} r ${r.toFixed(3)}   pairs in order ${rightPairs.toFixed(3)}   mediocre above wrong ${mediocreAboveWrong} of ${questions}   ${means.join(", ")}`,
      );
    }
  }
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** The whole score of stories whose writers the models never saw, and what confidence in it is worth. */
export function printLeftOut(stories: readonly LeftOutStory[]): void {
  const scored = stories.map((story) => ({ ...story, id: `${story.set} ${story.id}` }));
  const { r, rightPairs, mediocreAboveWrong, lowExcellent } = compareWithMarks(scored);
  const means = QUALITIES.map((quality) => {
    const scores = stories.filter((story) => story.quality === quality).map(({ score }) => score);
    return `${quality} ${mean(scores).toFixed(0)}`;
  });
  printLine(
    `\nWhole scores of ${stories.length} stories, each writer left out: r ${r.toFixed(3)}   pairs in order ${rightPairs.toFixed(3)}   mediocre above wrong ${mediocreAboveWrong}   excellent under 65: ${lowExcellent}   ${means.join(", ")}`,
  );
  for (const row of measureConfidence(stories))
    printLine(
      `  ${row.level.padEnd(14)} ${String(row.answers).padStart(4)} answers   mean error ${row.meanError.toFixed(1)}   reviews with a false verdict ${percent(row.withFalseVerdict)}   false verdicts ${percent(row.falseVerdicts)}`,
    );
}
