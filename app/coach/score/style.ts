import type { AnswerContext } from "~/coach/context/answer-context";

const MAX_EASY_SENTENCE_WORDS = 32;

function getSentenceLengths(context: AnswerContext): number[] {
  return context.judgedAnswer.sentences
    .map((sentence) => sentence.tokens.length)
    .filter((words) => words > 0);
}

/** Sentences longer than 32 words, which are hard to follow. */
export function findLongSentences(context: AnswerContext): number[] {
  return context.judgedAnswer.sentences.flatMap((sentence, index) =>
    sentence.tokens.length > MAX_EASY_SENTENCE_WORDS ? [index] : [],
  );
}

/** 0–1: free of fillers, hedges and overlong sentences. */
export function getClarity(context: AnswerContext): number {
  const wordCount = Math.max(25, context.judgedAnswer.tokens.length);
  const softeningRate =
    ((context.fillers.hard.length + context.fillers.soft.length + 0.5 * context.hedges.length) /
      wordCount) *
    100;
  const longShare =
    findLongSentences(context).length / Math.max(1, getSentenceLengths(context).length);
  return Math.max(0, 1 - 0.07 * Math.max(0, softeningRate - 1) - 0.25 * longShare);
}

/** 0–1: a sequence of sentences, not scattered words or one long run. */
export function getFlow(context: AnswerContext): number {
  const sentenceLengths = getSentenceLengths(context);
  const wordCount = sentenceLengths.reduce((sum, length) => sum + length, 0);
  const meanLength = wordCount / Math.max(1, sentenceLengths.length);
  const runOnPenalty = 0.35 * rise(wordCount, 55, 85) * rise(meanLength, 32, 44);
  const fragmentCount = sentenceLengths.filter((length) => length < 4).length;
  const fragmentShare =
    (fragmentCount / Math.max(1, sentenceLengths.length)) * rise(sentenceLengths.length, 2, 6);
  return 1 - runOnPenalty - 0.15 * fragmentShare;
}

/** 0 up to `from`, 1 beyond `to`, a slope between them. */
function rise(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
