import { writeFileSync } from "node:fs";
import { FEATURES } from "~/coach/model/features";
import { loadExamples } from "./examples";
import { buildTrainingRows } from "./training-rows";
import { fitModel, buildGram } from "./fit-comparison";
import { fitGrammar } from "./fit-grammar";
import { leaveCorpusOut, leaveOneQuestionOut } from "./cross-validation";
import { printJunkTables, printLine, printSpeech } from "./print";
import { CORPORA } from "./agreement";
import { fitSpeech } from "./fit-speech";
import { crossValidateVerdicts, fitVerdicts, loadLabeledPoints } from "./fit-verdicts";
import { fitStoryModel, loadStoryRows } from "./fit-stories";
import { printStories } from "./print-stories";
import { fitWordings } from "./fit-wordings";
import { printWordings } from "./print-wordings";
import { rankStems } from "./rank-stems";

const WEIGHTS_URL = new URL("../../app/coach/weights/", import.meta.url);

function writeWeights(name: string, data: object): void {
  writeFileSync(new URL(name, WEIGHTS_URL), `${JSON.stringify(data)}\n`);
}

writeWeights("word-ranks.json", rankStems());
writeWeights("grammar.json", fitGrammar(loadExamples()));

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

// With the weights above as they were when this run began: run it again after changing wordings.
const labeledPoints = loadLabeledPoints();
writeWeights("verdicts.json", { explanation: fitVerdicts(labeledPoints) });
const { points, found, loss } = crossValidateVerdicts(labeledPoints);
printLine(
  `\nVerdicts on ${points} points of explanations, each question left out: told or not is right for ${(100 * found).toFixed(1)} %, log loss ${loss.toFixed(3)}`,
);
// Reads the answers with the wordings as they were before this run.
const storyRows = loadStoryRows();
writeWeights("stories.json", fitStoryModel(storyRows));
printStories(storyRows);

printJunkTables();
