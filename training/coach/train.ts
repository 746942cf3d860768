import { writeFileSync } from "node:fs";
import { FEATURES } from "~/coach/model/features";
import { buildTrainingRows } from "./training-rows";
import { fitModel, buildGram } from "./fit-comparison";
import { fitGrammar } from "./fit-grammar";
import { leaveCorpusOut, leaveOneQuestionOut } from "./cross-validation";
import { printJunkTables, printLine, printSpeech } from "./print";
import { CORPORA } from "./agreement";
import { fitSpeech } from "./fit-speech";
import { fitPointSentences } from "./fit-point-sentences";
import { loadLabeledSentences } from "./point-sentences";
import { printPointSentences } from "./print-point-sentences";
import { loadLabeledSets, loadPeople } from "./labeled-answers";
import { fitModels, reviewLeftOut } from "./people-figures";
import { printAllPeople } from "./print-people";
import { fitWordings } from "./fit-wordings";
import { printWordings } from "./print-wordings";
import { rankStems } from "./rank-stems";

const WEIGHTS_URL = new URL("../../app/coach/weights/", import.meta.url);

function writeWeights(name: string, data: object): void {
  writeFileSync(new URL(name, WEIGHTS_URL), `${JSON.stringify(data)}\n`);
}

writeWeights("word-ranks.json", rankStems());
writeWeights("grammar.json", fitGrammar());

const rows = buildTrainingRows();
const model = fitModel(buildGram(rows));
writeWeights("technical.json", model);
printLine("Weights of the comparison with a reference:");
for (const [at, [name]] of FEATURES.entries())
  printLine(`  ${name.padEnd(20)} ${(model.weights[at] ?? 0).toFixed(3)}`);

printLine("\nIts agreement with people, r over all answers and mean within questions:");
for (const corpus of CORPORA) {
  const question = leaveOneQuestionOut(rows, corpus);
  const whole = leaveCorpusOut(rows, corpus);
  printLine(
    `  ${corpus.padEnd(12)} question left out ${question.pooled.toFixed(3)} ${question.within.toFixed(3)}   corpus left out ${whole.pooled.toFixed(3)} ${whole.within.toFixed(3)}`,
  );
}

const speechFit = fitSpeech();
writeWeights("spoken.json", speechFit.weights);
printSpeech(speechFit);

const { trained, judgments } = fitWordings();
writeWeights("wordings.json", trained);
printWordings(trained, judgments);

// With the wordings as they were before this run.
const sentences = Map.groupBy(loadLabeledSentences(), ({ kind }) =>
  kind === "behavioral" || kind === "motivation" ? kind : "explanation",
);
writeWeights(
  "point-sentences.json",
  Object.fromEntries([...sentences].map(([kind, ofKind]) => [kind, fitPointSentences(ofKind)])),
);
for (const [kind, ofKind] of sentences) printPointSentences(kind, ofKind);

// With the weights above as they were when this run began: run it again after changing wordings.
const [people, others] = [loadPeople(), loadLabeledSets()];
const { points, estimates } = fitModels([...people, ...others]);
writeWeights("points.json", points);
writeWeights("estimate.json", estimates);
printAllPeople(reviewLeftOut(people, others));

printJunkTables();
