import { findInjections } from "~/coach/rules/injection";
import { parseDocument } from "~/coach/text/document";

/** Format and control characters, which people do not see and models read. */
const INVISIBLE_CHARACTERS = /[^\P{C}\n\t]/gu;

export interface JudgedAnswer {
  /** What a model gets to read: without sentences addressed to a scorer. */
  text: string;
  /** Words in order, each with the sentence of the whole answer it stands in. */
  words: readonly { word: string; sentence: number }[];
  sentenceCount: number;
}

/** The part of an answer that is judged. */
export function parseJudgedAnswer(answer: string): JudgedAnswer {
  const document = parseDocument(answer);
  const excludedSentences = findInjections(document);
  const judgedSentences = document.sentences.flatMap(({ text }, sentence) =>
    excludedSentences.has(sentence) ? [] : [{ sentence, text: stripInvisible(text) }],
  );
  return {
    text: judgedSentences.map(({ text }) => text).join(" "),
    words: judgedSentences.flatMap(({ sentence, text }) =>
      splitWords(text).map((word) => ({ word, sentence })),
    ),
    sentenceCount: judgedSentences.length,
  };
}

/** Words as they are compared: whatever the case, the apostrophes and the marks between them. */
export function splitWords(text: string): string[] {
  return (
    stripInvisible(text)
      .normalize("NFKC")
      .toLowerCase()
      .replaceAll(/['’]/g, "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function stripInvisible(text: string): string {
  return text.replaceAll(INVISIBLE_CHARACTERS, "");
}
