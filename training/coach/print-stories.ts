import { judgeLeftOut } from "./fit-stories";
import { compareWithMarks } from "./graded-answers";
import { printLine } from "./print";
import { mean } from "./statistics";
import type { StoryRow } from "./story-rows";

const FOLDS = 10;
const QUALITIES = ["excellent", "good", "mediocre", "wrong", "poor"];

/** How well the model of stories agrees with marks of writers and on questions it has not seen. */
export function printStories(rows: readonly StoryRow[]): void {
  const ids = [...new Set(rows.map(({ id }) => id))].toSorted();
  const groupings = {
    "each writer left out": (row: StoryRow) => row.set,
    "a tenth of the questions left out": (row: StoryRow) => String(ids.indexOf(row.id) % FOLDS),
  };
  for (const [name, groupOf] of Object.entries(groupings)) {
    printLine(`\nStories and motivations, ${name}:`);
    const judged = judgeLeftOut(rows, groupOf);
    for (const kind of ["behavioral", "motivation", ""]) {
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
