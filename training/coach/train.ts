import { writeFileSync } from "node:fs";
import { FEATURES } from "~/coach/model/features";
import { loadExamples } from "./data";
import { buildRows } from "./dataset";
import { fitGram, gramOf } from "./fit";
import { fitGrammar } from "./grammar";
import { fitSpoken } from "./spoken";
import { rankStems } from "./word-ranks";

const WEIGHTS = new URL("../../app/coach/weights/", import.meta.url);

function write(name: string, data: object): void {
  writeFileSync(new URL(name, WEIGHTS), `${JSON.stringify(data)}\n`);
}

write("word-ranks.json", rankStems());
write("grammar.json", fitGrammar(loadExamples()));
const model = fitGram(gramOf(buildRows()));
write("technical.json", model);
for (const [at, [name]] of FEATURES.entries()) process.stdout.write(`${name.padEnd(20)} ${(model.weights[at] ?? 0).toFixed(3)}\n`);

const spoken = fitSpoken();
write("spoken.json", spoken.weights);
for (const [mark, values] of Object.entries(spoken.expected)) {
  process.stdout.write(`${mark.padEnd(20)} expected r: overall ${values[0]?.toFixed(2)}, structure ${values[1]?.toFixed(2)}, no fillers ${values[2]?.toFixed(2)}\n`);
}
