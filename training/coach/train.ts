import { writeFileSync } from "node:fs";
import { FEATURES } from "~/coach/model/features";
import { loadExamples } from "./data";
import { buildRows } from "./dataset";
import { fitGram, gramOf } from "./fit";
import { fitGrammar } from "./grammar";
import { leaveCorpusOut, leaveOneQuestionOut } from "./held-out";
import { printJunk, print } from "./print";
import { CORPORA } from "./report";
import { fitSpoken } from "./spoken";
import { rankStems } from "./word-ranks";

const WEIGHTS = new URL("../../app/coach/weights/", import.meta.url);

function write(name: string, data: object): void {
  writeFileSync(new URL(name, WEIGHTS), `${JSON.stringify(data)}\n`);
}

write("word-ranks.json", rankStems());
write("grammar.json", fitGrammar(loadExamples()));

const rows = buildRows();
const model = fitGram(gramOf(rows));
write("technical.json", model);
print("Weights of the comparison with a reference:");
for (const [at, [name]] of FEATURES.entries())
  print(`  ${name.padEnd(20)} ${(model.weights[at] ?? 0).toFixed(3)}`);

print("\nIts agreement with people, r over all answers and mean within questions:");
for (const corpus of CORPORA) {
  const question = leaveOneQuestionOut(rows, corpus);
  const whole = leaveCorpusOut(rows, corpus);
  print(
    `  ${corpus.padEnd(12)} question left out ${question.pooled.toFixed(3)} ${question.within.toFixed(3)}   corpus left out ${whole.pooled.toFixed(3)} ${whole.within.toFixed(3)}`,
  );
}

const spoken = fitSpoken();
write("spoken.json", spoken.weights);
print("\nSpoken marks, the r to expect if the assumed correlations hold:");
for (const [mark, [overall, structure, fillers]] of Object.entries(spoken.expected)) {
  print(
    `  ${mark.padEnd(20)} overall ${overall?.toFixed(2)}   structure ${structure?.toFixed(2)}   no fillers ${fillers?.toFixed(2)}`,
  );
}

printJunk();
