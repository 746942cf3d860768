import { agreementOf, CORPORA, junkTable, scoreExamples } from "./report";

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

const scored = scoreExamples(1);
print("What ships, against people's marks:");
for (const corpus of CORPORA) {
  const { answers, pooled, within, onTopic } = agreementOf(scored, corpus);
  print(`  ${corpus.padEnd(12)} ${String(answers).padStart(6)} answers   r ${pooled.toFixed(3)}   within questions ${within.toFixed(3)}   on-topic AUC ${onTopic.toFixed(3)}`);
}
for (const corpus of CORPORA) {
  print(`\nMade-up answers, ${corpus}: mean and highest score`);
  for (const { kind, mean, highest } of junkTable(corpus)) print(`  ${kind.padEnd(34)} ${mean.toFixed(1).padStart(6)} ${String(highest).padStart(5)}`);
}
