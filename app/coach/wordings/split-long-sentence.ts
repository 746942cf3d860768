import type { Token } from "~/coach/text/tokens";

/** Wordings are shorter than this. */
const MAX_TOKENS = 30;

/**
 * A run-on sentence in parts of about the length of a wording: read as one, it would seem to say
 * everything at once.
 */
export function splitLongSentence(tokens: readonly Token[]): (readonly Token[])[] {
  if (tokens.length <= MAX_TOKENS) return [tokens];
  const count = Math.ceil(tokens.length / MAX_TOKENS);
  const size = Math.ceil(tokens.length / count);
  return Array.from({ length: count }, (_, index) =>
    tokens.slice(index * size, (index + 1) * size),
  );
}
