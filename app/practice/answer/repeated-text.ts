/** With fewer different words, saying it twice may be meant. */
const MIN_WORDS = 6;

/** A text that stands twice in what was written, as pasted twice, and nothing else; null without one. */
export function findRepeatedText(text: string): string | null {
  const characters = text.replaceAll(/\s+/g, "");
  const half = characters.length / 2;
  if (!Number.isInteger(half) || characters.slice(0, half) !== characters.slice(half)) return null;
  let end = 0;
  for (let count = 0; count < half; end += 1) if (/\S/.test(text.charAt(end))) count += 1;
  const single = text.slice(0, end).trim();
  return new Set(single.split(/\s+/)).size < MIN_WORDS ? null : single;
}
