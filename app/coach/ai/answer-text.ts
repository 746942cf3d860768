import { findInjections } from "~/coach/text/injection";
import { parseDocument } from "~/coach/text/document";

/** Format and control characters, invisible to people but not to models. */
const INVISIBLE_CHARACTERS = /[^\P{C}\n\t]/gu;

export interface JudgedAnswer {
  /** The text sent to a model: without sentences addressed to a scorer. */
  text: string;
  /** Words in order, each with its sentence in the whole answer. */
  words: readonly { word: string; sentence: number }[];
  sentenceCount: number;
}

/** The scored part of an answer. */
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

/** Words normalized for comparison: without case, apostrophes and punctuation. */
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
