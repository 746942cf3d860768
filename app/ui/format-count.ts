const WORDS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** A number in words up to twelve: "six stories", "14 stories". */
export function formatCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${countInWords(count)} ${count === 1 ? noun : plural}`;
}

export const countInWords = (count: number): string => WORDS[count] ?? String(count);

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
