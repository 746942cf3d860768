import type { Token } from "~/coach/text/tokens";

/** A sentence as the classifier sees it: each stem once, and whether it is negated. */
export type SentenceFeatures = ReadonlyMap<string, boolean>;

/** The feature of a negated stem. */
export function negate(stem: string): string {
  return `!${stem}`;
}

/** Every stem of a sentence; negated if one of its occurrences is. */
export function listStems(tokens: Iterable<Token>): Map<string, boolean> {
  const stems = new Map<string, boolean>();
  for (const { stem, isNegated } of tokens) stems.set(stem, isNegated || stems.get(stem) === true);
  return stems;
}

/** A negated stem is half itself: "not sorted" is on the subject of sorting. */
const NEGATED_VALUE = 0.5;

/** The values of the features for the linear classifiers. */
export function* listValues(stems: SentenceFeatures): Generator<[feature: string, value: number]> {
  for (const [stem, isNegated] of stems) {
    yield [stem, isNegated ? NEGATED_VALUE : 1];
    if (isNegated) yield [negate(stem), 1];
  }
}

/** The features by which sentences are compared with each other. */
export function* listTerms(stems: SentenceFeatures): Generator<string> {
  for (const [stem, isNegated] of stems) yield isNegated ? negate(stem) : stem;
}
