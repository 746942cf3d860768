import type { Document } from "~/coach/text/document";

const ECHO_FROM = 0.8;

/**
 * True when nearly all specific words of the answer are the question's own and they repeat most of it.
 * An answer that adds something of its own is no echo.
 */
export function isEcho(answer: Document, question: Document): boolean {
  const asked = new Set(
    question.tokens.filter((token) => token.content).map((token) => token.stem),
  );
  const said = new Set(answer.tokens.filter((token) => token.specific).map((token) => token.stem));
  if (said.size === 0 || asked.size < 3) return false;
  let shared = 0;
  for (const stem of said) if (asked.has(stem)) shared++;
  return shared / said.size >= ECHO_FROM && shared / asked.size >= 0.5;
}
