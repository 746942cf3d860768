import type { KeyPoint } from "~/data/questions/types";
import { parseDocument } from "~/coach/text/document";

const MAX_LABEL_WORDS = 9;
const MAX_POINTS = 12;

function toLabel(text: string): string {
  const words = text.split(/\s+/);
  return words.length <= MAX_LABEL_WORDS ? text : `${words.slice(0, MAX_LABEL_WORDS).join(" ")} …`;
}

/**
 * Key points derived from a model answer, one per sentence, for questions without authored points.
 */
export function deriveKeyPoints(reference: string): KeyPoint[] {
  return parseDocument(reference)
    .sentences.filter((sentence) => sentence.tokens.some((token) => token.isSpecific))
    .slice(0, MAX_POINTS)
    .map((sentence, index) => ({
      id: `reference-${index + 1}`,
      label: toLabel(sentence.text),
      claim: sentence.text,
      aliases: [],
      add: sentence.text,
    }));
}
