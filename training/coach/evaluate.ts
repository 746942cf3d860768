import { writeFileSync } from "node:fs";
import { measureFigures } from "./figures";
import { print, printJunk } from "./print";

const figures = measureFigures();
print("What ships, against people's marks:");
for (const { corpus, answers, pooled, within, onTopic } of figures.agreement) {
  print(
    `  ${corpus.padEnd(12)} ${String(answers).padStart(6)} answers   r ${pooled.toFixed(3)}   within questions ${within.toFixed(3)}   on-topic AUC ${onTopic.toFixed(3)}`,
  );
}
printJunk();
print(`\nAnswers to the ${figures.questions} questions of the bank: mean and highest score`);
for (const { kind, mean, highest } of figures.bank)
  print(`  ${kind.padEnd(34)} ${mean.toFixed(1).padStart(6)} ${String(highest).padStart(5)}`);

const file = new URL("../../app/data/coach-figures.json", import.meta.url);
writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
