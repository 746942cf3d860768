import MiniSearch from "minisearch";
import { SEARCH_KINDS, type SearchKind } from "./kinds";
import { normalizeWord, readQueryWords, splitWords } from "./words";

/** One thing that can be found. Everything here may be shown to anybody. */
export interface SearchDocument {
  kind: SearchKind;
  title: string;
  /** One or two sentences. */
  text: string;
  /** Not shown unless one of them matches: names of skills or technologies. */
  keywords?: readonly string[];
  /** A fact at the end of the line. */
  note?: string;
  to: string;
}

export interface SearchHit {
  document: SearchDocument;
  /** The words of the query it has. */
  words: readonly string[];
  /** Its own words that they matched. */
  terms: readonly string[];
  /** How well the title alone answers: 3 is the query itself, 2 has its words, 1 has words that begin with them. */
  titleMatch: number;
  score: number;
}

export interface SearchIndex {
  /** What has at least one of the words, or a word that begins with it. */
  find: (words: readonly string[]) => SearchHit[];
  /** Words that differ in one letter, or in the order of two, with the number of documents that have them. */
  listSimilar: (word: string) => Map<string, number>;
}

const PREFIX_MIN_LENGTH = 4;
const TYPO_MIN_LENGTH = 5;
const DOCUMENTS_AT_ONCE = 50;
const BOOST = { title: 4, text: 1, keywords: 0.5 };
/** Of words as they are compared. */
const AS_GIVEN = {
  tokenize: (text: string) => text.split(" "),
  processTerm: (word: string) => word,
};

/** Indexes a few documents at a time, so that other requests don’t wait for all of them. */
export async function createSearchIndex(
  documents: readonly SearchDocument[],
): Promise<SearchIndex> {
  const index = new MiniSearch<{ id: number }>({
    fields: ["title", "text", "keywords"],
    tokenize: splitWords,
    processTerm: normalizeWord,
  });
  await index.addAllAsync(
    documents.map(({ title, text, keywords = [] }, id) => ({
      id,
      title,
      text,
      keywords: keywords.join(" "),
    })),
    { chunkSize: DOCUMENTS_AT_ONCE },
  );
  const titles = documents.map(({ title }) => readQueryWords(title));
  return {
    find: (words) =>
      index
        .search(words.join(" "), {
          ...AS_GIVEN,
          boost: BOOST,
          // Fewer letters begin too many words; only the last word may be one that is still being written.
          prefix: (word, position, all) =>
            word.length >= PREFIX_MIN_LENGTH || (word.length > 1 && position === all.length - 1),
        })
        .flatMap(({ id, queryTerms, terms, score }) => {
          const document = documents[Number(id)];
          const titleMatch = matchTitle(titles[Number(id)] ?? [], words);
          return document ? { document, words: queryTerms, terms, titleMatch, score } : [];
        }),
    listSimilar: (word) => {
      const counts = new Map<string, number>();
      if (word.length < TYPO_MIN_LENGTH) return counts;
      const query = [word, ...swapNeighbors(word)].join(" ");
      for (const { terms } of index.search(query, { ...AS_GIVEN, fuzzy: allowTypoInFirst }))
        for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
      return counts;
    },
  };
}

function allowTypoInFirst(_word: string, position: number): number | false {
  return position === 0 ? 1 : false;
}

/** "pyhton" with each two neighbors swapped, "python" among them. */
function swapNeighbors(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

function matchTitle(title: readonly string[], words: readonly string[]): number {
  if (!words.every((word) => title.some((own) => own.startsWith(word)))) return 0;
  if (!words.every((word) => title.includes(word))) return 1;
  return title.length === words.length ? 3 : 2;
}

interface SearchResult {
  /** Best first. */
  hits: SearchHit[];
  /** The words that were searched instead, because nothing has those of the query. */
  correction: readonly string[] | null;
  /** Nothing has every word: these have the most. */
  isPartial: boolean;
}

/** What has all of the words; if nothing has one of them, what has a similar one; else what has most of them. */
export function searchIndexes(
  indexes: readonly SearchIndex[],
  words: readonly string[],
): SearchResult {
  const find = (asked: readonly string[]) => indexes.flatMap((index) => index.find(asked));
  const hits = words.length > 0 ? find(words) : [];
  const complete = selectHits(hits, words.length);
  if (complete.length > 0) return { hits: complete, correction: null, isPartial: false };
  const known = new Set(hits.flatMap((hit) => hit.words));
  const corrected = [
    ...new Set(words.map((word) => (known.has(word) ? word : correctWord(indexes, word)))),
  ];
  const isCorrected = corrected.some((word) => !words.includes(word));
  const similar = isCorrected ? find(corrected) : hits;
  const completeSimilar = isCorrected ? selectHits(similar, corrected.length) : [];
  if (completeSimilar.length > 0)
    return { hits: completeSimilar, correction: corrected, isPartial: false };
  const most = Math.max(0, ...similar.map((hit) => hit.words.length));
  const partial = selectHits(similar, most);
  return { hits: partial, correction: null, isPartial: partial.length > 0 };
}

/** The hits that have so many of the words, best first. */
function selectHits(hits: readonly SearchHit[], wordCount: number): SearchHit[] {
  return hits.filter((hit) => hit.words.length === wordCount).toSorted(compareHits);
}

/** The similar word that most documents have; the word itself if there is none. */
function correctWord(indexes: readonly SearchIndex[], word: string): string {
  let [best, bestCount] = [word, 0];
  for (const [similar, count] of indexes.flatMap((index) => [...index.listSimilar(word)]))
    if (count > bestCount) [best, bestCount] = [similar, count];
  return best;
}

function compareHits(a: SearchHit, b: SearchHit): number {
  return b.titleMatch - a.titleMatch || b.score - a.score;
}

export interface SearchGroup {
  kind: SearchKind;
  hits: SearchHit[];
}

/** The hits by kind: first the kind whose best hit answers best. */
export function groupHits(hits: readonly SearchHit[]): SearchGroup[] {
  const groups = Map.groupBy(hits, ({ document }) => document.kind);
  return SEARCH_KINDS.flatMap((kind) => {
    const own = groups.get(kind);
    return own ? { kind, hits: own } : [];
  }).toSorted((a, b) => compareFirst(a.hits, b.hits));
}

function compareFirst([a]: readonly SearchHit[], [b]: readonly SearchHit[]): number {
  return a && b ? compareHits(a, b) : 0;
}
