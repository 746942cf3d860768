/** What a visitor may send; the rest is left out. */
export const QUERY_MAX_LENGTH = 100;
export const MAX_WORDS = 8;
const MAX_WORD_LENGTH = 40;

const WORD = /[\p{L}\p{N}\p{M}'’]+(?:\+\+|#)?/gu;

/** They are in most texts. A query of nothing else is searched as it is. */
const COMMON_WORDS = new Set(
  "a an and are as at be by can do does for from have how i if in is it me my of on or our should that the their there this to want was we what when where which who will with would you your".split(
    " ",
  ),
);

export function splitWords(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** Words for the same thing that don’t begin alike, or that end differently. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ["certificate", "certification"],
  ["cv", "resume"],
  ["cvs", "resume"],
  ["lebenslauf", "resume"],
  ["screened", "screen"],
  ["screening", "screen"],
]);

/** "PMP" for "Project Management Professional"; empty for one word. */
export function getInitials(name: string): string {
  const words = splitWords(name);
  return words.length > 1 ? words.map((word) => word.charAt(0).toUpperCase()).join("") : "";
}

/** The form in which words are compared: "Résumés" is "resume", and "companies" is "company". Null for signs alone. */
export function normalizeWord(word: string): string | null {
  const letters = word
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[\p{M}'’\s]/gu, "")
    .slice(0, MAX_WORD_LENGTH);
  if (letters === "") return null;
  const singular = toSingular(letters);
  return SYNONYMS.get(singular) ?? singular;
}

/** Plurals of English as far as their endings tell them, and "cookie" as "cooky", which "cookies" becomes. */
function toSingular(word: string): string {
  if (word.length < 4) return word;
  const singular = /(?:ss|sh|ch|x|zz)es$/.test(word)
    ? word.slice(0, -2)
    : word.replace(/([^isu])s$/, "$1");
  return singular.replace(/(..)ie$/, "$1y");
}

/** The different words to look for, without common ones. */
export function readQueryWords(query: string): string[] {
  const words = [...new Set(splitWords(query).flatMap((word) => normalizeWord(word) ?? []))];
  const telling = words.filter((word) => !COMMON_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}
