import { getContentStems, tokenize } from "~/coach/text/tokens";

/** Whether a sentence has a content word of the task or of the point it is given for. */
export function sharesWords(sentence: string, ...texts: readonly string[]): boolean {
  const stems = getContentStems(tokenize(sentence));
  return [...getContentStems(tokenize(texts.join(" ")))].some((stem) => stems.has(stem));
}
