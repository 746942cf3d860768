import type { Document } from "./document";
import { isKnown } from "./rarity";
import type { Token } from "./tokens";
import { isOneTypoAway } from "./typo";

const SHORTEST_TYPO = 5;

/** The words an answer is held against, ready for {@link alignWords}. */
export interface TargetWords {
  stems: Set<string>;
  byLength: Map<number, Token[]>;
  /** "data base" in the target, so that "database" in the answer finds both. */
  pairs: Map<string, readonly [Token, Token]>;
  words: Map<string, Token>;
}

export function readTargetWords(documents: readonly Document[]): TargetWords {
  const target: TargetWords = { stems: new Set(), byLength: new Map(), pairs: new Map(), words: new Map() };
  for (const { tokens } of documents) {
    for (const [at, token] of tokens.entries()) {
      target.stems.add(token.stem);
      const next = tokens[at + 1];
      if (next && token.content && next.content) target.pairs.set(token.word + next.word, [token, next]);
      if (!token.content || target.words.has(token.word)) continue;
      target.words.set(token.word, token);
      if (token.word.length < SHORTEST_TYPO || /\d/.test(token.word)) continue;
      const list = target.byLength.get(token.word.length) ?? [];
      list.push(token);
      target.byLength.set(token.word.length, list);
    }
  }
  return target;
}

function correct(token: Token, target: TargetWords): Token | null {
  if (!token.content || token.word.length < SHORTEST_TYPO - 1 || isKnown(token.stem)) return null;
  for (const length of [token.word.length, token.word.length + 1, token.word.length - 1]) {
    const meant = target.byLength.get(length)?.find((known) => known.word[0] === token.word[0] && isOneTypoAway(known.word, token.word));
    if (meant) return meant;
  }
  return null;
}

/** The token read as `meant`, at its own place in the answer. */
function readAs(token: Token, meant: Token, end = token.end): Token {
  return { ...meant, start: token.start, end, negated: token.negated };
}

function alignTokens(tokens: readonly Token[], target: TargetWords): Token[] {
  const aligned: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    const next = tokens[at + 1];
    if (!token) continue;
    if (target.stems.has(token.stem)) {
      aligned.push(token);
      continue;
    }
    const compound = next ? target.words.get(token.word + next.word) : undefined;
    const pair = target.pairs.get(token.word);
    if (next && compound) {
      aligned.push(readAs(token, compound, next.end));
      at++;
    } else if (pair) aligned.push(readAs(token, pair[0]), readAs(token, pair[1]));
    else {
      const meant = correct(token, target);
      aligned.push(meant ? readAs(token, meant) : token);
    }
  }
  return aligned;
}

/**
 * The answer with its words read as the target writes them: one-letter typos, "data base" for
 * "database" and the reverse. Everyday words are never taken for typos. Offsets stay the answer's.
 */
export function alignWords(answer: Document, target: TargetWords): Document {
  const sentences = answer.sentences.map(({ start, end, text, tokens }) => ({ start, end, text, tokens: alignTokens(tokens, target) }));
  return { text: answer.text, sentences, tokens: sentences.flatMap(({ tokens }) => tokens) };
}
