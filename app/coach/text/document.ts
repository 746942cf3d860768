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

/** Texts beyond this many UTF-16 units are read to here; an hour of speech is shorter. */
const LONGEST_TEXT = 60_000;

/** Reads a text once; everything else works on what this returns. Never throws. */
export function readDocument(text: string): Document {
  const read = text.length > LONGEST_TEXT ? text.slice(0, LONGEST_TEXT) : text;
  const tokens = tokenize(read);
  let next = 0;
  const sentences = splitSentences(read).map((span) => {
    while (next < tokens.length && (tokens[next]?.start ?? 0) < span.start) next++;
    const first = next;
    while (next < tokens.length && (tokens[next]?.start ?? 0) < span.end) next++;
    const own = tokens.slice(first, next);
    markNegated(own, read);
    return {
      start: span.start,
      end: span.end,
      text: read.slice(span.start, span.end),
      tokens: own,
    };
  });
  return { text: read, tokens, sentences };
}
