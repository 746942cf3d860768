import { readFileSync } from "node:fs";
import { getTag } from "~/coach/model/grammar";
import { tokenize } from "~/coach/text/tokens";
import { loadExamples } from "./examples";
import { EXPLANATION_SETS, loadGradedAnswers, STORY_SETS } from "./graded-answers";
import { loadWordings } from "./wordings";

const LISTED_WORD_COUNT = 300;
const EXTRA_TAG_COUNT = 6;
/** Added to each count, so that an unseen pair is unlikely and not impossible. */
const SMOOTHING = 2;
const MAX_GAIN = 30;

/** Answers told again in dialects, as notes and so on: these have an order of their own. */
const REGISTER_FILES = [1, 2, 3];

function loadRegisters(): string[] {
  return REGISTER_FILES.flatMap((file) =>
    readFileSync(new URL(`data/registers/${file}.jsonl`, import.meta.url), "utf8")
      .trim()
      .split("\n")
      .map((line): string => JSON.parse(line).answer),
  );
}

/** What people’s order of words is learned from: answers of school and work, typed and told. */
function loadTexts(): string[] {
  return [
    ...loadExamples().flatMap(({ question, references, answer }) => [
      question,
      ...references,
      answer,
    ]),
    ...[...STORY_SETS, ...EXPLANATION_SETS].flatMap((set) =>
      loadGradedAnswers(set).map(({ answer }) => answer),
    ),
    ...loadWordings().map(({ text }) => text),
    ...loadRegisters(),
  ];
}

/** Word-order weights for `app/coach/weights/grammar.json`: tenths of a nat for each pair of tags. */
export function fitGrammar(): { words: string[]; gain: number[] } {
  const texts = [...new Set(loadTexts())].map((text) => tokenize(text).map(({ word }) => word));
  const counts = new Map<string, number>();
  for (const word of texts.flat())
    if (/^[a-z]+$/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts]
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, LISTED_WORD_COUNT)
    .map(([word]) => word);
  const tagByWord = new Map(words.map((word, index) => [word, index]));
  const size = words.length + EXTRA_TAG_COUNT;
  const pairCounts = new Float64Array(size * size);
  const tagCounts = new Float64Array(size);
  for (const text of texts) {
    const tags = text.map((word) => getTag(word, tagByWord));
    tags.forEach((tag, index) => {
      tagCounts[tag] = (tagCounts[tag] ?? 0) + 1;
      const next = tags[index + 1];
      if (next !== undefined)
        pairCounts[tag * size + next] = (pairCounts[tag * size + next] ?? 0) + 1;
    });
  }
  const total = tagCounts.reduce((sum, value) => sum + value, 0);
  const gain = Array.from(pairCounts, (count, index) => {
    const from = tagCounts[Math.floor(index / size)] ?? 0;
    const tagShare = (tagCounts[index % size] ?? 0) / total;
    const nats = Math.log(
      (count + SMOOTHING * tagShare * 10) / ((from + SMOOTHING * 10) * Math.max(tagShare, 1e-9)),
    );
    return Math.max(-MAX_GAIN, Math.min(MAX_GAIN, Math.round(10 * nats)));
  });
  return { words, gain };
}
