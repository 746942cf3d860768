import type { Document } from "./document";
import { isKnown } from "./rarity";
import { rootOf } from "./root";
import { synonymsOf } from "./synonyms";
import type { Token } from "./tokens";
import { isOneTypoAway } from "./typo";

const SHORTEST_TYPO = 5;

/** The words an answer is held against, ready for {@link alignWords}. */
export interface TargetWords {
  /** Every stem, with a token that has it. */
  byStem: Map<string, Token>;
  /** The same by the root, content words only. */
  byRoot: Map<string, Token>;
  byLength: Map<number, Token[]>;
  /** "data base" in the target, so that "database" in the answer finds both. */
  pairs: Map<string, readonly [Token, Token]>;
  words: Map<string, Token>;
}

export function readTargetWords(documents: readonly Document[]): TargetWords {
  const target: TargetWords = {
    byStem: new Map(),
    byRoot: new Map(),
    byLength: new Map(),
    pairs: new Map(),
    words: new Map(),
  };
  for (const { tokens } of documents) {
    for (const [at, token] of tokens.entries()) {
      if (!target.byStem.has(token.stem)) target.byStem.set(token.stem, token);
      const next = tokens[at + 1];
      if (next && token.content && next.content)
        target.pairs.set(token.word + next.word, [token, next]);
      if (!token.content || target.words.has(token.word)) continue;
      target.byRoot.set(rootOf(token.stem), token);
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
    const meant = target.byLength
      .get(length)
      ?.find((known) => known.word[0] === token.word[0] && isOneTypoAway(known.word, token.word));
    if (meant) return meant;
  }
  return null;
}

function relativeIn({ stem, content }: Token, target: TargetWords): Token | undefined {
  const related = content ? target.byRoot.get(rootOf(stem)) : undefined;
  if (related) return related;
  const same = synonymsOf(stem).find((other) => target.byStem.has(other));
  return same === undefined ? undefined : target.byStem.get(same);
}

/** The token read as `meant`, at its own place in the answer. */
function readAs(token: Token, meant: Token, end = token.end): Token {
  return { ...meant, start: token.start, end, negated: token.negated };
}

function alignTokens(tokens: readonly Token[], target: TargetWords, synonyms: boolean): Token[] {
  const aligned: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    const next = tokens[at + 1];
    if (!token) continue;
    if (target.byStem.has(token.stem)) {
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
      const meant = correct(token, target) ?? (synonyms ? relativeIn(token, target) : undefined);
      aligned.push(meant ? readAs(token, meant) : token);
    }
  }
  return aligned;
}

/**
 * The answer with its words read as the target writes them: one-letter typos, "data base" for
 * "database" and the reverse, and, in explanations, words of one root or meaning. Everyday words are never taken for typos. Offsets stay the answer's.
 */
export function alignWords(
  answer: Document,
  target: TargetWords,
  { synonyms }: { synonyms: boolean },
): Document {
  const sentences = answer.sentences.map(({ start, end, text, tokens }) => ({
    start,
    end,
    text,
    tokens: alignTokens(tokens, target, synonyms),
  }));
  return { text: answer.text, sentences, tokens: sentences.flatMap(({ tokens }) => tokens) };
}
