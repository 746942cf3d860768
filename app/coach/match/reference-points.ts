import type { KeyPoint } from "~/data/questions/types";
import { readDocument } from "~/coach/text/document";

const LABEL_WORDS = 9;
const MOST_POINTS = 12;

function labelOf(text: string): string {
  const words = text.split(/\s+/);
  return words.length <= LABEL_WORDS ? text : `${words.slice(0, LABEL_WORDS).join(" ")} …`;
}

/** Key points made from a model answer, one a sentence, for questions whose author wrote prose only. */
export function pointsFromReference(reference: string): KeyPoint[] {
  return readDocument(reference)
    .sentences.filter((sentence) => sentence.tokens.some((token) => token.specific))
    .slice(0, MOST_POINTS)
    .map((sentence, at) => ({
      id: `reference-${at + 1}`,
      label: labelOf(sentence.text),
      claim: sentence.text,
      aliases: [],
      add: sentence.text,
    }));
}
