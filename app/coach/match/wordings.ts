import type { KeyPoint } from "~/data/questions/types";
import { listOpposites } from "~/coach/model/opposition";
import { parseDocument, type Document } from "~/coach/text/document";
import { isNumber } from "~/coach/text/numbers";
import { getRarity } from "~/coach/text/rarity";
import type { Token } from "~/coach/text/tokens";
import { listWordsAndPairs } from "./words-and-pairs";

export interface Term {
  word: string;
  stem: string;
  weight: number;
  /** Null if the wording uses it both ways. */
  negated: boolean | null;
}

/** One wording of a key point: its claim, an alias, or a common wrong claim. */
export interface Wording {
  tokens: Token[];
  /** Its distinct content words. */
  terms: Term[];
  weight: number;
  /** By stem, the positions in `terms` it matches or contradicts. */
  termIndicesByStem: ReadonlyMap<string, readonly number[]>;
  wordsAndPairs: ReadonlySet<string>;
}

export interface KeyPointWordings {
  point: KeyPoint;
  /** What the point is about: the stem its claim and its label begin with, if it is the same. */
  subject: string | null;
  claim: Wording;
  aliases: Phrase[];
  wrong: Wording[];
  truths: Wording[];
  opposites: Wording[];
  /** Aliases by one required stem, or by "" if they only have function words. */
  aliasIndicesByStem: ReadonlyMap<string, readonly number[]>;
}

/** A wording matched as a phrase. */
export interface Phrase extends Wording {
  searchTokens: Token[];
  /** True if every word must occur in this order. */
  isLiteral: boolean;
}

/** One word can replace a phrase only if it is rare; "my last role was" is more than "role". */
const MIN_RARITY = 0.85;
/** Terms at or below this weight are the question's own words. */
const QUESTION_WORD_WEIGHT = 0.41;

const GENERAL_WORD_WEIGHT = 0.25;
const QUESTION_WORD_FACTOR = 0.35;
const NUMBER_WEIGHT = 0.9;

function getTokenWeight(token: Token, questionStems: ReadonlySet<string>): number {
  const baseWeight =
    isNumber(token.stem) && token.isSpecific
      ? NUMBER_WEIGHT
      : token.isSpecific
        ? 0.15 + getRarity(token.stem)
        : GENERAL_WORD_WEIGHT;
  return questionStems.has(token.stem) ? baseWeight * QUESTION_WORD_FACTOR : baseWeight;
}

function toWording(document: Document, questionStems: ReadonlySet<string>): Wording {
  const tokens = document.sentences.flatMap((sentence) => sentence.tokens);
  const terms = new Map<string, Term>();
  for (const token of tokens) {
    if (!token.isContent) continue;
    const existingTerm = terms.get(token.stem);
    if (existingTerm) {
      if (existingTerm.negated !== token.isNegated) existingTerm.negated = null;
      continue;
    }
    terms.set(token.stem, {
      word: token.word,
      stem: token.stem,
      weight: getTokenWeight(token, questionStems),
      negated: token.isNegated,
    });
  }
  const termList = [...terms.values()];
  return {
    tokens,
    terms: termList,
    weight: termList.reduce((sum, term) => sum + term.weight, 0),
    termIndicesByStem: indexBy(termList, ({ stem }) => [stem, ...listOpposites(stem)]),
    wordsAndPairs: listWordsAndPairs(tokens),
  };
}

function toPhrase(wording: Wording): Phrase {
  const content = wording.tokens.filter((token) => token.isContent);
  const specific = content.filter((token) => token.isSpecific);
  const stems = new Set(specific.map((token) => token.stem));
  const distinctiveTerm = wording.terms.find(
    (term) => stems.has(term.stem) && term.weight > QUESTION_WORD_WEIGHT,
  );
  const isDistinctive =
    wording.tokens.length === 1 ||
    (distinctiveTerm !== undefined &&
      (stems.size >= 2 || getRarity(distinctiveTerm.stem) >= MIN_RARITY));
  return isDistinctive
    ? { ...wording, searchTokens: content, isLiteral: false }
    : { ...wording, searchTokens: wording.tokens, isLiteral: true };
}

/** The indices of a list's items by each of their keys. */
function indexBy<Item>(
  items: readonly Item[],
  listKeys: (item: Item) => readonly string[],
): Map<string, number[]> {
  const indicesByKey = new Map<string, number[]>();
  items.forEach((item, index) => {
    for (const key of new Set(listKeys(item))) {
      const indices = indicesByKey.get(key);
      if (indices) indices.push(index);
      else indicesByKey.set(key, [index]);
    }
  });
  return indicesByKey;
}

/**
 * All wordings of a key point. Words of the question have a low weight: repeating them proves
 * nothing.
 */
export function parseWordings(
  point: KeyPoint,
  questionStems: ReadonlySet<string>,
): KeyPointWordings {
  const parse = (text: string) => toWording(parseDocument(text), questionStems);
  const aliases = point.aliases.map((alias) => toPhrase(parse(alias)));
  const claim = parse(point.claim);
  const [subject] = claim.terms;
  return {
    point,
    subject: subject && subject.stem === parse(point.label).terms[0]?.stem ? subject.stem : null,
    claim,
    aliases,
    wrong: (point.wrong ?? []).map(parse),
    truths: (point.truths ?? []).map(parse),
    opposites: (point.opposites ?? []).map(parse),
    aliasIndicesByStem: indexBy(aliases, ({ searchTokens }) => [
      searchTokens.find((token) => token.isContent)?.stem ?? "",
    ]),
  };
}
