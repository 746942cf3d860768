/**
 * The Porter stemmer (M. F. Porter, "An algorithm for suffix stripping", Program 14(3), 1980),
 * applied to a lowercase word. Words of two letters or fewer, and words with digits or letters
 * outside
 * a–z, are returned unchanged.
 */

const STEP_2: readonly [string, string][] = [
  ["ational", "ate"],
  ["tional", "tion"],
  ["enci", "ence"],
  ["anci", "ance"],
  ["izer", "ize"],
  ["bli", "ble"],
  ["alli", "al"],
  ["entli", "ent"],
  ["eli", "e"],
  ["ousli", "ous"],
  ["ization", "ize"],
  ["ation", "ate"],
  ["ator", "ate"],
  ["alism", "al"],
  ["iveness", "ive"],
  ["fulness", "ful"],
  ["ousness", "ous"],
  ["aliti", "al"],
  ["iviti", "ive"],
  ["biliti", "ble"],
  ["logi", "log"],
];

const STEP_3: readonly [string, string][] = [
  ["icate", "ic"],
  ["ative", ""],
  ["alize", "al"],
  ["iciti", "ic"],
  ["ical", "ic"],
  ["ful", ""],
  ["ness", ""],
];

const STEP_4 = [
  "ement",
  "ance",
  "ence",
  "able",
  "ible",
  "ment",
  "ant",
  "ent",
  "ism",
  "ate",
  "iti",
  "ous",
  "ive",
  "ize",
  "al",
  "er",
  "ic",
  "ou",
];

function isConsonant(word: string, index: number): boolean {
  const letter = word[index];
  if (letter === "a" || letter === "e" || letter === "i" || letter === "o" || letter === "u")
    return false;
  if (letter === "y") return index === 0 || !isConsonant(word, index - 1);
  return true;
}

/** The number of vowel-consonant runs, m in Porter's paper. */
function countVowelConsonantRuns(word: string): number {
  let runs = 0;
  let previousVowel = false;
  for (let index = 0; index < word.length; index++) {
    const consonant = isConsonant(word, index);
    if (consonant && previousVowel) runs++;
    previousVowel = !consonant;
  }
  return runs;
}

function hasVowel(word: string): boolean {
  for (let index = 0; index < word.length; index++) if (!isConsonant(word, index)) return true;
  return false;
}

function endsWithDoubleConsonant(word: string): boolean {
  const last = word.length - 1;
  return last > 0 && word[last] === word[last - 1] && isConsonant(word, last);
}

function endsWithShortSyllable(word: string): boolean {
  const last = word.length - 1;
  if (last < 2) return false;
  return (
    isConsonant(word, last) &&
    !isConsonant(word, last - 1) &&
    isConsonant(word, last - 2) &&
    !"wxy".includes(word[last] ?? "")
  );
}

function stripPlural(word: string): string {
  if (word.endsWith("sses") || word.endsWith("ies")) return word.slice(0, -2);
  if (word.endsWith("ss") || !word.endsWith("s")) return word;
  return word.slice(0, -1);
}

function stripPastAndGerund(word: string): string {
  if (word.endsWith("eed"))
    return countVowelConsonantRuns(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const cut = word.endsWith("ed") ? 2 : word.endsWith("ing") ? 3 : 0;
  if (cut === 0 || !hasVowel(word.slice(0, -cut))) return word;
  const base = word.slice(0, -cut);
  if (base.endsWith("at") || base.endsWith("bl") || base.endsWith("iz")) return `${base}e`;
  if (endsWithDoubleConsonant(base) && !"lsz".includes(base.at(-1) ?? "")) return base.slice(0, -1);
  return countVowelConsonantRuns(base) === 1 && endsWithShortSyllable(base) ? `${base}e` : base;
}

function replaceSuffix(word: string, table: readonly [string, string][]): string {
  for (const [suffix, replacement] of table) {
    if (!word.endsWith(suffix)) continue;
    const base = word.slice(0, -suffix.length);
    return countVowelConsonantRuns(base) > 0 ? base + replacement : word;
  }
  return word;
}

function stripSuffix(word: string): string {
  const ion = word.endsWith("sion") || word.endsWith("tion");
  if (ion) return countVowelConsonantRuns(word.slice(0, -3)) > 1 ? word.slice(0, -3) : word;
  for (const suffix of STEP_4) {
    if (!word.endsWith(suffix)) continue;
    const base = word.slice(0, -suffix.length);
    return countVowelConsonantRuns(base) > 1 ? base : word;
  }
  return word;
}

function tidyEnding(word: string): string {
  let end = word;
  if (end.endsWith("e")) {
    const base = end.slice(0, -1);
    const runs = countVowelConsonantRuns(base);
    if (runs > 1 || (runs === 1 && !endsWithShortSyllable(base))) end = base;
  }
  return end.endsWith("ll") && countVowelConsonantRuns(end) > 1 ? end.slice(0, -1) : end;
}

const PLAIN_WORD = /^[a-z]{3,}$/;

/** The stem of a lowercase word: "normalization" and "normalizing" both give "normal". */
export function stem(word: string): string {
  if (!PLAIN_WORD.test(word)) return word;
  let result = stripPastAndGerund(stripPlural(word));
  if (result.endsWith("y") && hasVowel(result.slice(0, -1))) result = `${result.slice(0, -1)}i`;
  result = replaceSuffix(replaceSuffix(result, STEP_2), STEP_3);
  return tidyEnding(stripSuffix(result));
}
