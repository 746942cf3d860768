import { getOpposites } from "~/coach/text/antonyms";
import type { Document, Sentence } from "~/coach/text/document";
import { getRarity } from "~/coach/text/rarity";
import { stem as stemOf } from "~/coach/text/stem";
import type { Token } from "~/coach/text/tokens";

const NEGATIVE_PREFIXES = ["un", "in", "im", "ir", "non", "dis", "il"];
const MIN_ROOT_LENGTH = 4;

/** Stems come from questions and model answers, so there are few; this bounds the cache. */
const CACHE_LIMIT = 20_000;
const oppositesCache = new Map<string, readonly string[]>();

function deriveOpposites(stem: string): string[] {
  const list = [...getOpposites(stem)];
  if (stem.length < MIN_ROOT_LENGTH) return list;
  for (const prefix of NEGATIVE_PREFIXES) {
    list.push(prefix + stem);
    const root = stem.slice(prefix.length);
    if (root.length >= MIN_ROOT_LENGTH && stem.startsWith(prefix)) list.push(root);
  }
  return list;
}

/** The opposites of a stem: known pairs, and the stem with or without "un-", "non-", "dis-", … */
export function listOpposites(stem: string): readonly string[] {
  const cached = oppositesCache.get(stem);
  if (cached) return cached;
  if (oppositesCache.size >= CACHE_LIMIT) oppositesCache.clear();
  const opposites = deriveOpposites(stem);
  oppositesCache.set(stem, opposites);
  return opposites;
}

/** The first of `stems` that is the opposite of a stem. */
export function findOpposite<Value>(
  stem: string,
  stems: ReadonlyMap<string, Value>,
): string | null {
  return listOpposites(stem).find((opposite) => stems.has(opposite)) ?? null;
}

const COMPARATIVES = new Set(
  ["more", "less", "most", "least", "fewer", "before", "after", "above", "below"].map(stemOf),
);

/** Words of the question are in both texts anyway. */
const QUESTION_WORD_FACTOR = 0.25;

/** Maximum number of sentences compared, of the answer and of the reference. */
const MAX_ANSWER_SENTENCES = 400;
const MAX_REFERENCE_SENTENCES = 60;

interface Agreement {
  agreedWeight: number;
  opposedWeight: number;
}

/** Function words that reverse a claim: "more" for "less", "before" for "after". */
function canBeOpposed({ isContent: content, stem }: Token): boolean {
  return content || COMPARATIVES.has(stem);
}

/**
 * Words both sentences share, and those that one affirms and the other negates, by weight. A
 * negation
 * and an opposite in one sentence cancel out: not connected to the negative side means connected to
 * the positive one.
 */
function compareSentences(
  answerPolarities: ReadonlyMap<string, boolean | null>,
  expected: Sentence,
  questionStems: ReadonlySet<string>,
): Agreement {
  const expectedStems = new Set(expected.tokens.map((token) => token.stem));
  const visitedStems = new Set<string>();
  let agreedWeight = 0;
  let deniedWeight = 0;
  let oppositeCount = 0;
  let deniedOppositeCount = 0;
  for (const token of expected.tokens) {
    if (!canBeOpposed(token) || visitedStems.has(token.stem)) continue;
    visitedStems.add(token.stem);
    const negated = answerPolarities.get(token.stem);
    if (negated !== undefined) {
      const weight = token.isContent
        ? (0.2 + getRarity(token.stem)) * (questionStems.has(token.stem) ? QUESTION_WORD_FACTOR : 1)
        : 0;
      if (negated === null || negated === token.isNegated) agreedWeight += weight;
      else deniedWeight += weight;
      continue;
    }
    const opposite = findOpposite(token.stem, answerPolarities);
    if (opposite === null || expectedStems.has(opposite)) continue;
    if (answerPolarities.get(opposite) === token.isNegated) oppositeCount += 1;
    else deniedOppositeCount += 1;
  }
  if (oppositeCount >= 2 && oppositeCount % 2 === 0 && deniedWeight === 0)
    return { agreedWeight: agreedWeight + oppositeCount, opposedWeight: 0 };
  return deniedOppositeCount > 0
    ? {
        agreedWeight: agreedWeight + deniedWeight + deniedOppositeCount,
        opposedWeight: oppositeCount,
      }
    : { agreedWeight, opposedWeight: deniedWeight + oppositeCount };
}

/**
 * Each stem of a sentence that can have an opposite, with whether it is negated; null if used both
 * ways ("it is denser because water cannot …").
 */
function getPolarities({ tokens }: Sentence): Map<string, boolean | null> {
  const polarityByStem = new Map<string, boolean | null>();
  for (const token of tokens)
    if (canBeOpposed(token))
      polarityByStem.set(
        token.stem,
        polarityByStem.has(token.stem) && polarityByStem.get(token.stem) !== token.isNegated
          ? null
          : token.isNegated,
      );
  return polarityByStem;
}

/**
 * How much the answer contradicts the reference, 0–1: over sentence pairs on the same subject, the
 * share of common weight that is negated on one side only or replaced by its opposite.
 */
export function measureOpposition(
  answer: Document,
  reference: Document,
  questionStems: ReadonlySet<string>,
): Agreement & { share: number } {
  const total: Agreement = { agreedWeight: 0, opposedWeight: 0 };
  for (const answerSentence of answer.sentences.slice(0, MAX_ANSWER_SENTENCES)) {
    const answerPolarities = getPolarities(answerSentence);
    let bestAgreement: Agreement = { agreedWeight: 0, opposedWeight: 0 };
    for (const referenceSentence of reference.sentences.slice(0, MAX_REFERENCE_SENTENCES)) {
      const agreement = compareSentences(answerPolarities, referenceSentence, questionStems);
      const gain =
        agreement.agreedWeight +
        agreement.opposedWeight -
        bestAgreement.agreedWeight -
        bestAgreement.opposedWeight;
      if (gain > 1e-9 || (gain > -1e-9 && agreement.opposedWeight < bestAgreement.opposedWeight))
        bestAgreement = agreement;
    }
    total.agreedWeight += bestAgreement.agreedWeight;
    total.opposedWeight += bestAgreement.opposedWeight;
  }
  const sum = total.agreedWeight + total.opposedWeight;
  return { ...total, share: sum === 0 ? 0 : total.opposedWeight / sum };
}
