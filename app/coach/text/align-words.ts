import type { Document } from "./document";
import { isCommonStem } from "./rarity";
import { getRoot } from "./root";
import { getSynonyms } from "./synonyms";
import type { Token } from "./tokens";
import { isOneTypoAway } from "./typo";

const MIN_TYPO_LENGTH = 5;

/** The words to align an answer with, prepared for {@link alignWords}. */
export interface TargetWords {
  /** Every stem, with a token. */
  byStem: Map<string, Token>;
  /** The same by the root, content words only. */
  byRoot: Map<string, Token>;
  byLength: Map<number, Token[]>;
  /** "data base" in the target, so that "database" in the answer finds both. */
  compounds: Map<string, readonly [Token, Token]>;
  words: Map<string, Token>;
}

export function indexTargetWords(documents: readonly Document[]): TargetWords {
  const target: TargetWords = {
    byStem: new Map(),
    byRoot: new Map(),
    byLength: new Map(),
    compounds: new Map(),
    words: new Map(),
  };
  for (const { tokens } of documents) {
    for (const [index, token] of tokens.entries()) {
      if (!target.byStem.has(token.stem)) target.byStem.set(token.stem, token);
      const next = tokens[index + 1];
      if (next && token.isContent && next.isContent)
        target.compounds.set(token.word + next.word, [token, next]);
      if (!token.isContent || target.words.has(token.word)) continue;
      target.byRoot.set(getRoot(token.stem), token);
      target.words.set(token.word, token);
      if (token.word.length < MIN_TYPO_LENGTH || /\d/.test(token.word)) continue;
      const list = target.byLength.get(token.word.length) ?? [];
      list.push(token);
      target.byLength.set(token.word.length, list);
    }
  }
  return target;
}

function correctTypo(token: Token, target: TargetWords): Token | null {
  if (!token.isContent || token.word.length < MIN_TYPO_LENGTH - 1 || isCommonStem(token.stem))
    return null;
  for (const length of [token.word.length, token.word.length + 1, token.word.length - 1]) {
    const intended = target.byLength
      .get(length)
      ?.find(
        (targetToken) =>
          targetToken.word[0] === token.word[0] && isOneTypoAway(targetToken.word, token.word),
      );
    if (intended) return intended;
  }
  return null;
}

function findRelatedWord(
  { stem, isContent: content }: Token,
  target: TargetWords,
): Token | undefined {
  const related = content ? target.byRoot.get(getRoot(stem)) : undefined;
  if (related) return related;
  const synonym = getSynonyms(stem).find((candidate) => target.byStem.has(candidate));
  return synonym === undefined ? undefined : target.byStem.get(synonym);
}

/** The token replaced by `meant`, at its own position in the answer. */
function replaceToken(token: Token, replacement: Token, end = token.end): Token {
  return { ...replacement, start: token.start, end, isNegated: token.isNegated };
}

function alignTokens(tokens: readonly Token[], target: TargetWords, synonyms: boolean): Token[] {
  const aligned: Token[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    const next = tokens[index + 1];
    if (!token) continue;
    if (target.byStem.has(token.stem)) {
      aligned.push(token);
      continue;
    }
    const compound = next ? target.words.get(token.word + next.word) : undefined;
    const compoundParts = target.compounds.get(token.word);
    if (next && compound) {
      aligned.push(replaceToken(token, compound, next.end));
      index++;
    } else if (compoundParts)
      aligned.push(replaceToken(token, compoundParts[0]), replaceToken(token, compoundParts[1]));
    else {
      const replacement =
        correctTypo(token, target) ?? (synonyms ? findRelatedWord(token, target) : undefined);
      aligned.push(replacement ? replaceToken(token, replacement) : token);
    }
  }
  return aligned;
}

/**
 * The answer with its words replaced by the target's: one-letter typos, "data base" for "database"
 * and
 * the reverse, and, in explanations, words with the same root or meaning. Everyday words are never
 * treated as typos. Offsets stay the answer's.
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
