import { INTEREST_AREAS } from "./interest-areas";
import type { Occupation } from "./types";

export const SORT_ORDERS = ["title", "pay", "growth", "openings"] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

export interface OccupationFilter {
  /** Words that the title or the description contains, all of them. */
  words: string[];
  /** Index in INTEREST_AREAS that is the occupation's strongest; null for any. */
  area: number | null;
  /** Highest job zone; null for any. */
  zone: number | null;
  sort: SortOrder;
}

/** A longer query finds nothing and only costs time. */
const MAX_QUERY_LENGTH = 80;

/** Reads a filter from a URL. Values that don't exist count as not chosen. */
export function readFilter(params: URLSearchParams): OccupationFilter {
  const area = INTEREST_AREAS.findIndex(({ id }) => id === params.get("area"));
  const zone = Number(params.get("zone"));
  return {
    words: (params.get("q") ?? "")
      .slice(0, MAX_QUERY_LENGTH)
      .toLowerCase()
      .split(/\s+/u)
      .filter(Boolean),
    area: area === -1 ? null : area,
    zone: [1, 2, 3, 4].includes(zone) ? zone : null,
    sort: SORT_ORDERS.find((order) => order === params.get("sort")) ?? "title",
  };
}

/**
 * The matching occupations; with words, those with all of them in the title come first, as whole words
 * before parts of others: a nurse before a nursery. Where no text has the words,
 * their roots count: a bookkeeper finds bookkeeping.
 */
export function filterOccupations(
  occupations: readonly Occupation[],
  { words, area, zone, sort }: OccupationFilter,
): Occupation[] {
  const eligible = occupations.filter(
    (occupation) =>
      (zone === null || occupation.zone <= zone) &&
      (area === null || getStrongestArea(occupation.interests) === area),
  );
  const find = (patterns: readonly string[]) => {
    const hasAll = (text: string) => patterns.every((word) => text.toLowerCase().includes(word));
    const rank = ({ title }: Occupation) =>
      hasWholeWords(title, patterns) ? 2 : Number(hasAll(title));
    return eligible
      .filter(({ title, description }) => hasAll(`${title} ${description}`))
      .toSorted(
        (a, b) =>
          (sort === "title" ? rank(b) - rank(a) : 0) ||
          compareBy(sort, a, b) ||
          a.title.localeCompare(b.title, "en"),
      );
  };
  const matches = find(words);
  return matches.length > 0 ? matches : find(words.map(cutEnding));
}

/** Whether a text has each word, or its plural, as a word of its own. */
function hasWholeWords(text: string, words: readonly string[]): boolean {
  const own = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words.every((word) => own.some((each) => [word, `${word}s`, `${word}es`].includes(each)));
}

const ENDING = /(?<=\p{L}{4})(?:ers?|ors?|ings?|ists?|e?s|e)$/u;

/** Keeps enough letters that the rest still names the work. */
export function cutEnding(word: string): string {
  return word.replace(ENDING, "");
}

export function getStrongestArea(interests: readonly number[]): number {
  return interests.indexOf(Math.max(...interests));
}

function compareBy(sort: SortOrder, a: Occupation, b: Occupation): number {
  if (sort === "title") return 0;
  const read = ({ outlook }: Occupation) =>
    (sort === "pay" ? outlook?.medianPay : outlook?.[sort]) ?? Number.NEGATIVE_INFINITY;
  const [first, second] = [read(a), read(b)];
  return first === second ? 0 : second - first;
}
