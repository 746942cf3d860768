/** From this share on, an answer counts as spoken. */
const SPOKEN_SHARE = 0.8;
/** Below this there is too little speech to tell a pace from. */
const MIN_SECONDS = 5;

/**
 * Speaking time of an answer of which most words were heard; null when it was mostly typed. Words typed
 * in afterwards, or taken out, leave the pace as it was spoken.
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
