import { parseDocument, type Sentence } from "~/coach/text/document";
import type { KeyPoint } from "~/data/questions/types";

/** One sentence may be in the same words by chance, or be the one the person chose to add. */
const MIN_RECITED = 2;

const recitedByPoints = new WeakMap<readonly KeyPoint[], ReadonlySet<string>>();

/** What a sentence says, however it is punctuated. */
const toKey = ({ tokens }: Pick<Sentence, "tokens">) => tokens.map(({ word }) => word).join(" ");

/** Labels, and the sentences shown as what to add, as keys. */
function listAdvice(keyPoints: readonly KeyPoint[]): ReadonlySet<string> {
  const known = recitedByPoints.get(keyPoints);
  if (known) return known;
  const advice = new Set(
    keyPoints.flatMap(({ label, add }) =>
      [label, ...parseDocument(add).sentences.map(({ text }) => text), add].map((text) =>
        toKey(parseDocument(text)),
      ),
    ),
  );
  recitedByPoints.set(keyPoints, advice);
  return advice;
}

/** The sentences that are labels or advice of the key points, word for word, if there are several of them. */
export function findRecited(
  sentences: readonly Sentence[],
  keyPoints: readonly KeyPoint[],
): Set<number> {
  const advice = listAdvice(keyPoints);
  const recited = sentences.flatMap((sentence, index) =>
    sentence.tokens.length > 0 && advice.has(toKey(sentence)) ? [index] : [],
  );
  return new Set(recited.length >= MIN_RECITED ? recited : []);
}
