import type { Reading } from "./reading";

const EASY_SENTENCE = 32;

function lengths(reading: Reading): number[] {
  return reading.judged.sentences
    .map((sentence) => sentence.tokens.length)
    .filter((words) => words > 0);
}

/** Sentences longer than 32 words, the length at which a listener loses the thread. */
export function longSentences(reading: Reading): number[] {
  return reading.judged.sentences.flatMap((sentence, at) =>
    sentence.tokens.length > EASY_SENTENCE ? [at] : [],
  );
}

/** 0–1: free of fillers, hedges and sentences nobody can follow. */
export function clarityOf(reading: Reading): number {
  const words = Math.max(25, reading.judged.tokens.length);
  const rate =
    ((reading.fillers.hard.length + reading.fillers.soft.length + 0.5 * reading.hedges.length) /
      words) *
    100;
  const long = longSentences(reading).length / Math.max(1, lengths(reading).length);
  return Math.max(0, 1 - 0.07 * Math.max(0, rate - 1) - 0.25 * long);
}

/** 0–1: said in sentences that stand in a line, not as scattered words or one breath. */
export function orderOf(reading: Reading): number {
  const all = lengths(reading);
  const words = all.reduce((sum, length) => sum + length, 0);
  const oneBreath = words > 70 && words / all.length > 38 ? 0.35 : 0;
  const fragments = all.length >= 4 ? all.filter((length) => length < 4).length / all.length : 0;
  return 1 - oneBreath - 0.15 * fragments;
}
