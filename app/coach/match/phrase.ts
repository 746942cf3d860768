import type { Token } from "~/coach/text/tokens";
import type { Form } from "./forms";

/** Words that may stand between two words of a phrase. */
const GAP = 2;

/** Where a phrase was found: positions of its words in the sentence. */
export interface PhraseHit {
  positions: number[];
  /** True when a word of the phrase is denied here but not there, or the other way round. */
  opposed: boolean;
}

function hitAt(sentence: readonly Token[], wanted: readonly Token[], start: number, gap: number): number[] | null {
  const positions = [start];
  let at = start;
  for (const token of wanted.slice(1)) {
    let next = at + 1;
    while (next <= at + 1 + gap && sentence[next]?.stem !== token.stem) next++;
    if (next > at + 1 + gap) return null;
    positions.push(next);
    at = next;
  }
  return positions;
}

function inOrder(sentence: readonly Token[], wanted: readonly Token[], gap: number): number[] | null {
  const head = wanted[0]?.stem;
  for (let start = 0; start < sentence.length; start++) {
    if (sentence[start]?.stem !== head) continue;
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
      const found = sentence.slice(start, start + stretch).findIndex((other) => other.stem === token.stem);
      return found < 0 ? -1 : start + found;
    });
    if (!positions.includes(-1)) return positions.toSorted((a, b) => a - b);
  }
  return null;
}

/**
 * Finds a short phrase in a sentence. With two specific words or more its words may stand a little
 * apart; a phrase of everyday words only ("asked why") has to be there word for word.
 */
export function findPhrase(sentence: readonly Token[], form: Form): PhraseHit | null {
  const content = form.tokens.filter((token) => token.content);
  const specific = content.filter((token) => token.specific);
  const literal = specific.length === 0;
  if (literal && form.tokens.length < 2) return null;
  const wanted = literal ? form.tokens : content;
  const positions = inOrder(sentence, wanted, literal ? 0 : GAP) ?? (specific.length >= 2 ? nearby(sentence, wanted) : null);
  if (!positions) return null;
  const opposed = literal ? false : wanted.some((token) => positions.some((at) => sentence[at]?.stem === token.stem && sentence[at]?.negated !== token.negated));
  return { positions, opposed };
}
