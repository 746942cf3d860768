import type { Review, SentenceReview, Span } from "~/coach/types";

/** What a review takes as JSON at most, whatever the answer was. The limits below see to it. */
export const REVIEW_MAX_BYTES = 64 * 1024;

const MAX_SENTENCE_BYTES = 36_000;
const MAX_SPANS = 200;
const MAX_QUOTED_WORDS = 30;
const MAX_WORD_LENGTH = 60;
const MAX_QUOTE_LENGTH = 600;

const encoder = new TextEncoder();

/**
 * A review that is small enough to be stored and shown: of a long answer it has the first sentences, and says how
 * many more there are. The score and all the counts are still those of the whole answer.
 */
export function limitReview(review: Review): Review {
  const sentences = takeSentences(review.sentences);
  const end = sentences.at(-1)?.end ?? 0;
  const omittedSentences =
    (review.omittedSentences ?? 0) +
    review.sentences.filter(({ end: sentenceEnd }) => sentenceEnd > end).length;
  const keepIndexes = (indexes: readonly number[]) =>
    indexes.filter((index) => index < sentences.length);
  const keepSpans = (spans: readonly Span[]) =>
    spans.filter((span) => span.end <= end).slice(0, MAX_SPANS);
  const { star } = review;
  return {
    ...review,
    dimensions: review.dimensions.map((dimension) => ({
      ...dimension,
      reason: cut(dimension.reason, MAX_QUOTE_LENGTH),
    })),
    keyPoints: review.keyPoints.map((point) => ({
      ...point,
      sentence:
        point.sentence !== null && point.sentence < sentences.length ? point.sentence : null,
      matched: takeWords(point.matched),
      missing: takeWords(point.missing),
    })),
    sentences,
    ...(omittedSentences > 0 && { omittedSentences }),
    star: {
      situation: keepIndexes(star.situation),
      task: keepIndexes(star.task),
      action: keepIndexes(star.action),
      result: keepIndexes(star.result),
    },
    fillers: keepSpans(review.fillers),
    hedges: keepSpans(review.hedges),
    nextSteps: review.nextSteps.map((step) => ({
      ...step,
      quote: cut(step.quote, MAX_QUOTE_LENGTH),
    })),
  };
}

/** The first sentences that fit; the one that goes beyond is cut. */
function takeSentences(all: readonly SentenceReview[]): SentenceReview[] {
  const taken: SentenceReview[] = [];
  let remainingBytes = MAX_SENTENCE_BYTES;
  for (const sentence of all) {
    const size = encoder.encode(JSON.stringify(sentence)).length;
    if (size > remainingBytes) {
      const text = cutToBytes(sentence.text, remainingBytes - (size - countBytes(sentence.text)));
      if (text !== "") taken.push({ ...sentence, end: sentence.start + text.length, text });
      break;
    }
    remainingBytes -= size;
    taken.push(sentence);
  }
  return taken;
}

function countBytes(text: string): number {
  return encoder.encode(JSON.stringify(text)).length;
}

function cutToBytes(text: string, maxBytes: number): string {
  // A unit is six bytes at most: half of a pair is written as an escape.
  let cutText = text.slice(0, Math.max(0, maxBytes));
  while (cutText !== "" && countBytes(cutText) > maxBytes)
    cutText = cutText.slice(0, Math.floor(cutText.length * 0.8));
  return cutText.toWellFormed() === cutText ? cutText : cutText.slice(0, -1);
}

function takeWords(words: readonly string[]): string[] {
  return words.slice(0, MAX_QUOTED_WORDS).map((word) => cut(word, MAX_WORD_LENGTH));
}

function cut(text: string, maxLength: number): string {
  return text.length > maxLength ? `${text.slice(0, maxLength).trimEnd()}…` : text;
}
