import type { Span } from "~/coach/types";
import { markNegated } from "./negation";
import { splitSentences } from "./sentences";
import { tokenize, type Token } from "./tokens";

export interface Sentence extends Span {
  text: string;
  tokens: Token[];
}

/** A text with its words and sentences. */
export interface Document {
  text: string;
  tokens: Token[];
  sentences: Sentence[];
}

/** Longer texts are truncated to this many UTF-16 units; an hour of speech is shorter. */
const MAX_TEXT_LENGTH = 60_000;

/** Parses a text once for all other steps. Never throws. */
export function parseDocument(text: string, split = splitSentences): Document {
  const truncated = text.length > MAX_TEXT_LENGTH ? text.slice(0, MAX_TEXT_LENGTH) : text;
  const tokens = tokenize(truncated);
  let tokenIndex = 0;
  const sentences = split(truncated).map((span) => {
    while (tokenIndex < tokens.length && (tokens[tokenIndex]?.start ?? 0) < span.start)
      tokenIndex++;
    const first = tokenIndex;
    while (tokenIndex < tokens.length && (tokens[tokenIndex]?.start ?? 0) < span.end) tokenIndex++;
    const sentenceTokens = tokens.slice(first, tokenIndex);
    markNegated(sentenceTokens, truncated);
    return {
      start: span.start,
      end: span.end,
      text: truncated.slice(span.start, span.end),
      tokens: sentenceTokens,
    };
  });
  return { text: truncated, tokens, sentences };
}
