import { rarityOf } from "~/coach/text/rarity";
import type { Token } from "~/coach/text/tokens";
import type { Form } from "./forms";

/** Words that may stand between two words of a phrase. */
const GAP = 2;

/** Where a phrase was found: positions of its words in the sentence. */
export interface PhraseHit {
  positions: number[];
  /** True when a word of the phrase is denied here but not there, or the other way round. */
  opposed: boolean;
  /** True when every word had to be there. */
  literal: boolean;
}

/** In a phrase of everyday words these stand for each other: "told my boss", "told the boss"; "gave her a choice", "gave them a choice". */
const SLOTS = [
  "a an the this that my our",
  "the his her their",
  "him her them",
  "me us",
  "i we",
  "he she they",
].map((words) => new Set(words.split(" ")));

function same(said: Token | undefined, wanted: Token): boolean {
  if (said?.stem === wanted.stem) return true;
  return (
    said !== undefined &&
    !wanted.content &&
    SLOTS.some((slot) => slot.has(said.word) && slot.has(wanted.word))
  );
}

function hitAt(
  sentence: readonly Token[],
  wanted: readonly Token[],
  start: number,
  gap: number,
): number[] | null {
  const positions = [start];
  let at = start;
  for (const token of wanted.slice(1)) {
    let next = at + 1;
    while (next <= at + 1 + gap && !same(sentence[next], token)) next++;
    if (next > at + 1 + gap) return null;
    positions.push(next);
    at = next;
  }
  return positions;
}

function inOrder(
  sentence: readonly Token[],
  wanted: readonly Token[],
  gap: number,
): number[] | null {
  const head = wanted[0];
  if (!head) return null;
  for (let start = 0; start < sentence.length; start++) {
    if (!same(sentence[start], head)) continue;
    const positions = hitAt(sentence, wanted, start, gap);
    if (positions) return positions;
  }
  return null;
}

/** All words in any order within a short stretch: "rows the table gained" for "table gained rows". */
function nearby(sentence: readonly Token[], wanted: readonly Token[]): number[] | null {
  const stretch = wanted.length * 3 + 1;
  for (let start = 0; start < sentence.length; start++) {
    if (!wanted.some((token) => token.stem === sentence[start]?.stem)) continue;
    const positions = wanted.map((token) => {
      const found = sentence
        .slice(start, start + stretch)
        .findIndex((other) => other.stem === token.stem);
      return found < 0 ? -1 : start + found;
    });
    if (!positions.includes(-1)) return positions.toSorted((a, b) => a - b);
  }
  return null;
}

/** One word stands for a phrase only when it is rare; "my last role was" is more than "role". */
const TELLING = 0.85;
/** Terms at or below this weight are the question's own words. */
const ASKED_WEIGHT = 0.41;

function wordsToFind(form: Form): { wanted: Token[]; literal: boolean } {
  const content = form.tokens.filter((token) => token.content);
  const specific = content.filter((token) => token.specific);
  const stems = new Set(specific.map((token) => token.stem));
  const own = form.terms.find((term) => stems.has(term.stem) && term.weight > ASKED_WEIGHT);
  const telling =
    form.tokens.length === 1 ||
    (own !== undefined && (stems.size >= 2 || rarityOf(own.stem) >= TELLING));
  return telling ? { wanted: content, literal: false } : { wanted: form.tokens, literal: true };
}

/**
 * Finds a short phrase in a sentence. With two specific words, or a rare one, its content words may
 * stand a little apart; a phrase of everyday words ("asked why") has to be there word for word.
 */
export function findPhrase(
  sentence: readonly Token[],
  stems: ReadonlySet<string>,
  form: Form,
): PhraseHit | null {
  const { wanted, literal } = wordsToFind(form);
  if (wanted.length === 0 || !wanted.every((token) => !token.content || stems.has(token.stem)))
    return null;
  const positions =
    inOrder(sentence, wanted, literal ? 0 : GAP) ??
    (!literal && wanted.length >= 2 ? nearby(sentence, wanted) : null);
  if (!positions) return null;
  const opposed = wanted.some(
    (token) =>
      token.content &&
      positions.every(
        (at) => sentence[at]?.stem !== token.stem || sentence[at]?.negated !== token.negated,
      ),
  );
  return { positions, opposed, literal };
}
