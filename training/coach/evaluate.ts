import { print, printJunk } from "./print";
import { agreementOf, CORPORA, scoreExamples } from "./report";

print("What ships, against people's marks:");
for (const corpus of CORPORA) {
  const { answers, pooled, within, onTopic } = agreementOf(scoreExamples(corpus), corpus);
  print(`  ${corpus.padEnd(12)} ${String(answers).padStart(6)} answers   r ${pooled.toFixed(3)}   within questions ${within.toFixed(3)}   on-topic AUC ${onTopic.toFixed(3)}`);
}
printJunk();
