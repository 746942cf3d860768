import type { Word } from "./names-technology";
import { splitWords } from "./split-words";

interface Entry<Value> {
  phrase: string;
  value: Value;
}

export interface PhraseMatch<Value> extends Entry<Value> {
  /** Its first word, and the one after its last. */
  from: number;
  to: number;
}

export interface Phrases<Value> {
  /** Whole terms in a text, the longest at each place; a plural counts as its singular. */
  match(words: readonly Word[]): PhraseMatch<Value>[];
}

/** Terms of several words; the same term may stand for several values. */
export function listPhrases<Value>(entries: readonly Entry<Value>[]): Phrases<Value> {
  const byText = Map.groupBy(entries, ({ phrase }) => toKey(splitWords(phrase)));
  const longest = Math.max(...entries.map(({ phrase }) => splitWords(phrase).length));
  const findAt = (words: readonly Word[], from: number) => {
    for (let length = Math.min(longest, words.length - from); length > 0; length--) {
      const found = byText.get(toKey(words.slice(from, from + length)));
      if (found) return found.map((entry) => ({ ...entry, from, to: from + length }));
    }
    return undefined;
  };
  return {
    match(words) {
      const matches: PhraseMatch<Value>[] = [];
      for (let from = 0; from < words.length; ) {
        const found = findAt(words, from);
        if (found) matches.push(...found);
        from = found?.[0]?.to ?? from + 1;
      }
      return matches;
    },
  };
}

const toKey = (words: readonly Word[]) => words.map(({ text }) => toSingular(text)).join(" ");

function toSingular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  return word
    .replace(/['’]s$/, "")
    .replace(/(?<=ch|sh|x)es$/, "")
    .replace(/(?<=[^s])s['’]?$/, "");
}
