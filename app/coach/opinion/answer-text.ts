import { findInjections } from "~/coach/rules/injection";
import { readDocument } from "~/coach/text/document";

/** Format and control characters, which people do not see and models read. */
const UNSEEN = /[^\P{C}\n\t]/gu;

export interface AnswerText {
  /** What a model gets to read: without sentences addressed to a scorer. */
  text: string;
  /** Words in order, each with the sentence of the whole answer it stands in. */
  words: readonly { word: string; sentence: number }[];
  sentences: number;
}

/** The part of an answer that is judged. */
export function readAnswerText(answer: string): AnswerText {
  const document = readDocument(answer);
  const left = findInjections(document);
  const kept = document.sentences.flatMap(({ text }, sentence) =>
    left.has(sentence) ? [] : [{ sentence, text: seen(text) }],
  );
  return {
    text: kept.map(({ text }) => text).join(" "),
    words: kept.flatMap(({ sentence, text }) => wordsOf(text).map((word) => ({ word, sentence }))),
    sentences: kept.length,
  };
}

/** Words as they are compared: whatever the case, the apostrophes and the marks between them. */
export function wordsOf(text: string): string[] {
  return (
    seen(text)
      .normalize("NFKC")
      .toLowerCase()
      .replaceAll(/['’]/g, "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function seen(text: string): string {
  return text.replaceAll(UNSEEN, "");
}
