import type { Probe } from "~/practice/live-room/interviewers";

interface Quote {
  probe: Probe;
  /** A stretch of the answer, word for word. */
  quote: string;
}

/** What a stretch must have to be asked about, the most telling first. */
const SIGNS: readonly [Probe, RegExp][] = [
  ["decided", /\b(?:we|they|it was|us) (?:all )?(?:decided|agreed|chose|voted|settled)\b/i],
  ["again", /\b(?:mistake|wrong|too late|forgot|failed|should have|missed|regret)\b/i],
  [
    "know",
    /\b(?:better|worse|fewer|faster|happier|improved|increased|fell|dropped|worked|went well|never|everyone|always)\b/i,
  ],
  [
    "cost",
    /\bI (?:stayed (?:late|on|longer|behind|up|until|till|after|all)|gave up|refused|said no|postponed|canceled)\b/i,
  ],
  ["decided", /\bwe (?!(?:are|were|had|have|knew|needed|could|couldn[’']t)\b)\w+/i],
  ["again", /\bI \w+/],
];
const MIN_WORDS = 3;
const MAX_WORDS = 12;

/**
 * The stretch of an answer that a follow-up quotes, and what it asks. A stretch ends at a comma or
 * at “and”, so that it reads as it was said.
 */
export function findQuote(sentences: readonly string[]): Quote | null {
  const stretches = sentences.flatMap(splitStretches);
  for (const [probe, sign] of SIGNS) {
    const quote = stretches.find((stretch) => sign.test(stretch));
    if (quote) return { probe, quote };
  }
  return null;
}

function splitStretches(sentence: string): string[] {
  return sentence
    .split(/[,;:.!?…()"“”]+|\s(?:and|but|so|because|then)\s/i)
    .map((stretch) => stretch.trim().replace(/^(?:and|but|so|because|then)\s/i, ""))
    .filter((stretch) => {
      const words = stretch.split(/\s+/).length;
      return words >= MIN_WORDS && words <= MAX_WORDS;
    });
}
