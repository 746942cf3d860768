import type { Token } from "~/coach/text/tokens";

/** How well a word of the answer stands for a word of a key point: 1 the same, less for a near miss. */
export interface Stand {
  stem: string;
  strength: number;
}

const TYPO_STRENGTH = 0.9;
const SHORTEST_TYPO = 5;

/** True when one letter was added, dropped, replaced or swapped with its neighbor. */
export function isOneTypoAway(left: string, right: string): boolean {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  if (long.length - short.length > 1 || left === right) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
}

/** The words of an answer, looked up by stem, by compound ("data base" for "database") and by typo. */
export class Vocabulary {
  readonly stems = new Set<string>();
  private readonly joined = new Map<string, string>();
  private readonly byLength = new Map<number, { word: string; stem: string }[]>();
  private readonly found = new Map<string, Stand | null>();

  constructor(tokens: readonly Token[]) {
    tokens.forEach((token, at) => {
      const next = tokens[at + 1];
      if (next && token.word.length > 1) this.joined.set(token.word + next.word, token.stem);
      if (this.stems.has(token.stem)) return;
      this.stems.add(token.stem);
      if (!token.content || token.word.length < SHORTEST_TYPO - 1) return;
      const list = this.byLength.get(token.word.length) ?? [];
      list.push({ word: token.word, stem: token.stem });
      this.byLength.set(token.word.length, list);
    });
  }

  /** The stem in the answer that stands for `term`, or null. */
  find(term: { word: string; stem: string }): Stand | null {
    const cached = this.found.get(term.word);
    if (cached !== undefined) return cached;
    const stand = this.search(term);
    this.found.set(term.word, stand);
    return stand;
  }

  private search({ word, stem }: { word: string; stem: string }): Stand | null {
    if (this.stems.has(stem)) return { stem, strength: 1 };
    const compound = this.joined.get(word);
    if (compound !== undefined) return { stem: compound, strength: 1 };
    if (word.length < SHORTEST_TYPO || /\d/.test(word)) return null;
    for (const length of [word.length, word.length - 1, word.length + 1]) {
      for (const known of this.byLength.get(length) ?? []) {
        if (known.word[0] === word[0] && isOneTypoAway(known.word, word)) return { stem: known.stem, strength: TYPO_STRENGTH };
      }
    }
    return null;
  }
}
