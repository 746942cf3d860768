import { parseDocument, type Sentence } from "~/coach/text/document";
import { FUNCTION_WORDS } from "~/coach/text/function-words";
import type { KeyPoint } from "~/data/questions/types";

/** One sentence may be in the same words by chance, or be the one the person chose to add. */
const MIN_RECITED = 2;

type Advice = ReadonlyMap<string, readonly string[][]>;

const adviceByPoints = new WeakMap<readonly KeyPoint[], Advice>();

/** What a text says, however it is punctuated. */
const toWords = ({ tokens }: Pick<Sentence, "tokens">) => tokens.map(({ word }) => word);

/** Labels, and the sentences shown as what to add, by their first word and the longest first. */
function listAdvice(keyPoints: readonly KeyPoint[]): Advice {
  const known = adviceByPoints.get(keyPoints);
  if (known) return known;
  const texts = keyPoints.flatMap(({ label, add }) => [
    label,
    ...parseDocument(add).sentences.map(({ text }) => text),
  ]);
  const advice = Map.groupBy(
    texts
      .map((text) => toWords(parseDocument(text)))
      .filter((words) => words.length > 0)
      .toSorted((a, b) => b.length - a.length),
    ([first = ""]) => first,
  );
  adviceByPoints.set(keyPoints, advice);
  return advice;
}

/** How many labels and advices a sentence has, if it says nothing else but what joins them; otherwise 0. */
function countAdvice(words: readonly string[], advice: Advice): number {
  let count = 0;
  for (let at = 0; at < words.length; ) {
    const found = advice
      .get(words[at] ?? "")
      ?.find((each) => each.every((word, index) => words[at + index] === word));
    if (found) count += 1;
    else if (!FUNCTION_WORDS.has(words[at] ?? "")) return 0;
    at += found?.length ?? 1;
  }
  return count;
}

/** The sentences that are labels or advice of the key points, word for word, if there are several of them. */
export function findRecited(
  sentences: readonly Sentence[],
  keyPoints: readonly KeyPoint[],
): Set<number> {
  const advice = listAdvice(keyPoints);
  const counts = sentences.map((sentence) => countAdvice(toWords(sentence), advice));
  const total = counts.reduce((sum, count) => sum + count, 0);
  return new Set(
    total < MIN_RECITED ? [] : counts.flatMap((count, index) => (count > 0 ? [index] : [])),
  );
}
