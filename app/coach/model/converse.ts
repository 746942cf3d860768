import type { Document, Sentence } from "~/coach/text/document";
import type { Token } from "~/coach/text/tokens";
import { findOpposite } from "./opposition";

/** Longer texts keep what they say; this bounds the work. */
const MOST_SENTENCES = 40;

/** The opposites by which a sentence says the converse of another: "looser … lower" for "tighter … higher"; none unless they come in pairs. */
function turnsBetween(said: Sentence, expected: Sentence): Map<string, Token> {
  const stems = new Map(said.tokens.map((token) => [token.stem, token]));
  const expectedStems = new Set(expected.tokens.map(({ stem }) => stem));
  const turns = new Map<string, Token>();
  for (const token of expected.tokens) {
    if (stems.has(token.stem)) continue;
    const opposite = findOpposite(token.stem, stems);
    if (opposite !== null && !expectedStems.has(opposite)) turns.set(opposite, token);
  }
  return turns.size >= 2 && turns.size % 2 === 0 ? turns : new Map();
}

/**
 * The answer with every converse of a sentence of the reference read as that sentence: that a loose
 * string sounds low says as much as that a tight one sounds high.
 */
export function readConverses(answer: Document, reference: Document): Document {
  if (answer.sentences.length > MOST_SENTENCES || reference.sentences.length > MOST_SENTENCES)
    return answer;
  const sentences = answer.sentences.map((said) => {
    const turns = reference.sentences
      .map((expected) => turnsBetween(said, expected))
      .find(({ size }) => size > 0);
    if (!turns) return said;
    return {
      ...said,
      tokens: said.tokens.map((token) => ({ ...token, ...pick(turns.get(token.stem)) })),
    };
  });
  return { text: answer.text, sentences, tokens: sentences.flatMap(({ tokens }) => tokens) };
}

function pick(token: Token | undefined): Partial<Token> {
  return token
    ? { word: token.word, stem: token.stem, content: token.content, specific: token.specific }
    : {};
}
