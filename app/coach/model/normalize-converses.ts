import type { Document, Sentence } from "~/coach/text/document";
import type { Token } from "~/coach/text/tokens";
import { findOpposite } from "./opposition";

/** Longer texts are left unchanged, which bounds the work. */
const MAX_SENTENCES = 40;

/**
 * The opposites in a sentence that states the converse of another: "looser … lower" for "tighter …
 * higher"; none unless they come in pairs.
 */
function findOppositePairs(
  answerSentence: Sentence,
  referenceSentence: Sentence,
): Map<string, Token> {
  const stems = new Map(answerSentence.tokens.map((token) => [token.stem, token]));
  const expectedStems = new Set(referenceSentence.tokens.map(({ stem }) => stem));
  const oppositePairs = new Map<string, Token>();
  for (const token of referenceSentence.tokens) {
    if (stems.has(token.stem)) continue;
    const opposite = findOpposite(token.stem, stems);
    if (opposite !== null && !expectedStems.has(opposite)) oppositePairs.set(opposite, token);
  }
  return oppositePairs.size >= 2 && oppositePairs.size % 2 === 0 ? oppositePairs : new Map();
}

/**
 * The answer with every converse of a reference sentence replaced by that sentence: "a loose string
 * sounds low" is equivalent to "a tight one sounds high".
 */
export function normalizeConverses(answer: Document, reference: Document): Document {
  if (answer.sentences.length > MAX_SENTENCES || reference.sentences.length > MAX_SENTENCES)
    return answer;
  const sentences = answer.sentences.map((answerSentence) => {
    const oppositePairs = reference.sentences
      .map((referenceSentence) => findOppositePairs(answerSentence, referenceSentence))
      .find(({ size }) => size > 0);
    if (!oppositePairs) return answerSentence;
    return {
      ...answerSentence,
      tokens: answerSentence.tokens.map((token) => ({
        ...token,
        ...getTokenFields(oppositePairs.get(token.stem)),
      })),
    };
  });
  return { text: answer.text, sentences, tokens: sentences.flatMap(({ tokens }) => tokens) };
}

function getTokenFields(token: Token | undefined): Partial<Token> {
  return token
    ? {
        word: token.word,
        stem: token.stem,
        isContent: token.isContent,
        isSpecific: token.isSpecific,
      }
    : {};
}
