import type { Review } from "~/coach/types";

const MIN_WORDS = 8;
const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven"];

const countWords = (text: string) => text.match(/\p{L}[\p{L}\p{N}’'-]*/gu)?.length ?? 0;

export function isTooShort(text: string): boolean {
  return countWords(text) < MIN_WORDS;
}

/** “Four words so far. Who was it, and when? What did you do?” */
export function describeShortAnswer(text: string, prompts: readonly string[]): string {
  const words = countWords(text);
  return `${NUMBERS[words] ?? words} ${words === 1 ? "word" : "words"} so far. ${prompts.slice(0, 2).join(" ")}`;
}

/** Why a text is no answer that can be marked. */
export function describeFlag({ flag }: Pick<Review, "flag">): string {
  return flag === "other-language"
    ? "We can mark English only."
    : "We couldn’t find an answer to the question in this text. Nothing was recorded.";
}
