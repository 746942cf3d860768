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
import { fitPointSentences } from "./fit-point-sentences";
import { loadLabeledSentences } from "./point-sentences";
import { printPointSentences } from "./print-point-sentences";
import { fitVerdicts, loadExplanationPoints, loadStoryPoints } from "./fit-verdicts";
import { printVerdicts } from "./print-verdicts";
import { RUBRIC_VERSION } from "~/coach/rubric";
import { reviewLeftOut } from "./left-out-stories";
import { fitAnswerModel } from "./fit-answers";
import { fitStoryQuestions, loadQuestionExamples } from "./fit-story-questions";
import { DEVELOPMENT_SETS, EXPLANATION_SETS, STORY_SETS } from "./graded-answers";
import { loadExplanationRows } from "./explanation-rows";
import { isStoryKind, loadStoryRows } from "./story-rows";
import { printAnswers, printLeftOut } from "./print-answers";
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

writeWeights("story-questions.json", fitStoryQuestions(loadQuestionExamples(DEVELOPMENT_SETS)));

// Reads the answers with the wordings as they were before this run.
const storyRows = loadStoryRows();
writeWeights("stories.json", fitAnswerModel(storyRows));
const isOfStorySet = ({ set }: { set: string }) => STORY_SETS.some((name) => name === set);
printAnswers("Stories and motivations", storyRows, storyRows.filter(isOfStorySet));

const explanationRows = loadExplanationRows();
writeWeights("explanations.json", fitAnswerModel(explanationRows));
printAnswers(
  "Technical and case answers",
  explanationRows,
  explanationRows.filter(({ set }) => EXPLANATION_SETS.some((name) => name === set)),
);

// With the weights above as they were when this run began: run it again after changing wordings.
const points = { explanation: loadExplanationPoints(), story: loadStoryPoints(storyRows) };
writeWeights("verdicts.json", {
  explanation: fitVerdicts(points.explanation),
  story: fitVerdicts(points.story),
});
printVerdicts("explanations, each question", points.explanation, ({ questionId }) => questionId);
printVerdicts("stories, each question", points.story, ({ questionId }) => questionId);
printVerdicts("stories, each set", points.story, ({ set }) => set);

// With the wordings as they were before this run, too.
const sentences = Map.groupBy(loadLabeledSentences(), ({ kind }) =>
  isStoryKind(kind) ? kind : "explanation",
);
writeWeights(
  "point-sentences.json",
  Object.fromEntries([...sentences].map(([kind, ofKind]) => [kind, fitPointSentences(ofKind)])),
);
for (const [kind, ofKind] of sentences) printPointSentences(kind, ofKind);

// `story-confidence.test.ts` reads it.
const stories = reviewLeftOut(storyRows, points.story);
writeFileSync(
  new URL("data/left-out-stories.json", import.meta.url),
  `${JSON.stringify({ rubric: RUBRIC_VERSION, stories })}\n`,
);
printLeftOut(stories);

printJunkTables();
