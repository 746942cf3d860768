import type { Document } from "~/coach/text/document";

const SENTENCE_END = /[.!?…:;)"”’\]]$/;

/**
 * A sentence to quote. Running text, such as a transcript, is cut after a number of words; there the
 * quote shows that it goes on.
 */
export function quoteSentence({ text, sentences }: Document, index: number): string {
  const sentence = sentences[index];
  if (!sentence) return "";
  const isCutAt = (at: number) => {
    const [before, after] = [sentences[at], sentences[at + 1]];
    return (
      before !== undefined &&
      after !== undefined &&
      before.text !== "" &&
      after.text !== "" &&
      !SENTENCE_END.test(before.text) &&
      !text.slice(before.end, after.start).includes("\n")
    );
  };
  return `${isCutAt(index - 1) ? "… " : ""}${sentence.text}${isCutAt(index) ? " …" : ""}`;
}
