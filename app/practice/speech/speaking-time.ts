/** From this share of spoken words on, an answer counts as spoken. */
const SPOKEN_SHARE = 0.8;
/** Shorter speech doesn't give a reliable pace. */
const MIN_SECONDS = 5;

/**
 * Speaking time of an answer that was mostly spoken; null if it was mostly typed. Words typed or
 * deleted afterwards don't change the pace.
 */
export function getSpeakingTime(
  answer: string,
  transcript: string,
  seconds: number,
): number | null {
  const spokenWords = splitWords(transcript);
  const answerWords = splitWords(answer);
  if (seconds < MIN_SECONDS || spokenWords.length === 0 || answerWords.length === 0) return null;
  const remainingCounts = new Map<string, number>();
  for (const word of spokenWords) remainingCounts.set(word, (remainingCounts.get(word) ?? 0) + 1);
  const matchedWords = answerWords.filter((word) => {
    const count = remainingCounts.get(word) ?? 0;
    remainingCounts.set(word, count - 1);
    return count > 0;
  });
  if (matchedWords.length < answerWords.length * SPOKEN_SHARE) return null;
  return Math.max(1, Math.round((answerWords.length / spokenWords.length) * seconds));
}

const splitWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
