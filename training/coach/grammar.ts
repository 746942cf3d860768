import { tagOf } from "~/coach/model/grammar";
import { tokenize } from "~/coach/text/tokens";
import type { Example } from "./data";

const LISTED = 110;
const EXTRA_TAGS = 6;
/** Added to each count, so that an unseen pair is unlikely and not impossible. */
const SMOOTHING = 2;
const LARGEST = 30;

/** Word-order weights for `app/coach/weights/grammar.json`: tenths of a nat for each pair of tags. */
export function fitGrammar(examples: readonly Example[]): { words: string[]; gain: number[] } {
  const texts = [
    ...new Set(
      examples.flatMap(({ question, references, answer }) => [question, ...references, answer]),
    ),
  ].map((text) => tokenize(text).map(({ word }) => word));
  const counts = new Map<string, number>();
  for (const word of texts.flat())
    if (/^[a-z]+$/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts]
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, LISTED)
    .map(([word]) => word);
  const listed = new Map(words.map((word, at) => [word, at]));
  const size = words.length + EXTRA_TAGS;
  const pairs = new Float64Array(size * size);
  const singles = new Float64Array(size);
  for (const text of texts) {
    const tags = text.map((word) => tagOf(word, listed));
    tags.forEach((tag, at) => {
      singles[tag] = (singles[tag] ?? 0) + 1;
      const next = tags[at + 1];
      if (next !== undefined) pairs[tag * size + next] = (pairs[tag * size + next] ?? 0) + 1;
    });
  }
  const total = singles.reduce((sum, value) => sum + value, 0);
  const gain = Array.from(pairs, (count, at) => {
    const from = singles[Math.floor(at / size)] ?? 0;
    const chance = (singles[at % size] ?? 0) / total;
    const nats = Math.log(
      (count + SMOOTHING * chance * 10) / ((from + SMOOTHING * 10) * Math.max(chance, 1e-9)),
    );
    return Math.max(-LARGEST, Math.min(LARGEST, Math.round(10 * nats)));
  });
  return { words, gain };
}
