import type { Document } from "~/coach/text/document";

/** The words of an answer without the question, where the question is repeated word for word. */
export function removeQuestion(answer: Document, question: Document): string[] {
  const words = answer.tokens.map(({ word }) => word);
  const prompt = question.tokens.map(({ word }) => word);
  const others: string[] = [];
  for (let at = 0; at < words.length; ) {
    const isHere = prompt.length > 0 && prompt.every((word, index) => words[at + index] === word);
    if (!isHere) others.push(words[at] ?? "");
    at += isHere ? prompt.length : 1;
  }
  return others;
}
