import { writeFileSync } from "node:fs";
import { reviewExamples, scoreExampleRecord } from "./example-reviews";
import { computeFigures } from "./figures";
import { fitSpeech } from "./fit-speech";
import { loadLabeledSets, loadPeople } from "./labeled-answers";
import { reviewLeftOut } from "./people-figures";
import { printFreshHands } from "./fresh-hands";
import { printAllPeople } from "./print-people";
import { printLostPoints, printShownSentences } from "./print-point-sentences";
import {
  printHeldBackSets,
  printJunkTables,
  printLine,
  printPairs,
  printPointVerdicts,
  printSpeech,
} from "./print";

printAllPeople(reviewLeftOut(loadPeople(), loadLabeledSets()));
printFreshHands();

const figures = computeFigures();
printLine("What ships, against people's marks:");
for (const { corpus, answers, pooled, within, onTopic } of figures.agreement) {
  printLine(
    `  ${corpus.padEnd(12)} ${String(answers).padStart(6)} answers   r ${pooled.toFixed(3)}   within questions ${within.toFixed(3)}   on-topic AUC ${onTopic.toFixed(3)}`,
  );
}
printSpeech(fitSpeech());
printJunkTables();
printPointVerdicts();
printShownSentences();
printLostPoints();
printPairs();
printHeldBackSets();
printLine(`\nAnswers to the ${figures.questions} questions of the bank: mean and highest score`);
for (const { kind, mean, highest } of figures.bank)
  printLine(`  ${kind.padEnd(34)} ${mean.toFixed(1).padStart(6)} ${String(highest).padStart(5)}`);

for (const [file, content] of [
  ["coach-figures.json", figures],
  ["example-reviews.json", reviewExamples()],
  ["example-scores.json", scoreExampleRecord()],
] as const)
  writeFileSync(
    new URL(`../../app/data/${file}`, import.meta.url),
    `${JSON.stringify(content, null, 2)}\n`,
  );
