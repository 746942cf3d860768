/** From this share on, an answer counts as spoken. */
const MOSTLY = 0.8;
/** Below this there is too little speech to tell a pace from. */
const FEWEST_SECONDS = 5;

/**
 * Speaking time of an answer of which most words were heard; null when it was mostly typed. Words typed
 * in afterwards, or taken out, leave the pace as it was spoken.
 */
export function spokenSeconds(answer: string, transcript: string, seconds: number): number | null {
  const said = wordsOf(transcript);
  const sent = wordsOf(answer);
  if (seconds < FEWEST_SECONDS || said.length === 0 || sent.length === 0) return null;
  const left = new Map<string, number>();
  for (const word of said) left.set(word, (left.get(word) ?? 0) + 1);
  const kept = sent.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  if (kept.length < sent.length * MOSTLY) return null;
  return Math.max(1, Math.round((sent.length / said.length) * seconds));
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
