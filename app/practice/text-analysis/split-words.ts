import type { Word } from "./names-technology";

// Letters and digits, plus the symbols used in tool names: C++, Node.js, CI/CD, A/B.
const WORD_PATTERN = /[\p{L}\p{N}]+(?:[.+#/&'’-]*[\p{L}\p{N}+#]+)*[+#]*/gu;

export function splitWords(text: string): Word[] {
  return [...text.matchAll(WORD_PATTERN)].map(({ 0: word, index }) => ({
    text: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}
