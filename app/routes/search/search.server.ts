import type { LoaderFunctionArgs } from "@remix-run/node";
import { COURSES } from "~/data/learning/courses";
import { listQuestions } from "~/data/questions/cards.server";
import { listOccupations } from "~/occupations/occupations.server";
import { cutExcerpt, markWords } from "~/search/excerpt";
import { type SearchKind, KIND_LABELS } from "~/search/kinds";
import { searchSchema } from "~/search/query.server";
import {
  type SearchHit,
  type SearchIndex,
  createSearchIndex,
  groupHits,
  searchIndexes,
} from "~/search/search-index";
import { MAX_WORDS, normalizeWord, readQueryWords, splitWords } from "~/search/words";
import { listDocuments } from "./documents.server";
import { getMentorIndex } from "./mentors.server";

const HITS_PER_KIND = 4;
const HITS_OF_ONE_KIND = 30;
const MAX_REASONS = 3;

let contentIndex: Promise<SearchIndex> | undefined;

export async function loader({ request }: LoaderFunctionArgs) {
  const { q, kind } = searchSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  const allWords = readQueryWords(q.text);
  const words = allWords.slice(0, MAX_WORDS);
  const { hits, correction, isPartial, hasMentors } = await search(words);
  const groups = groupHits(hits);
  const selected = groups.find((group) => group.kind === kind)?.kind;
  const limit = selected ? HITS_OF_ONE_KIND : HITS_PER_KIND;
  return {
    query: q.text,
    isCut: q.isCut || allWords.length > MAX_WORDS,
    correction: correction?.join(" ") ?? null,
    isPartial,
    hasMentors,
    total: hits.length,
    selected,
    kinds: groups.map((group) => ({
      kind: group.kind,
      label: KIND_LABELS[group.kind],
      count: group.hits.length,
      to: toKindPath(q.text, group.kind),
    })),
    groups: groups
      .filter((group) => selected === undefined || group.kind === selected)
      .map((group) => ({ kind: group.kind, results: group.hits.slice(0, limit).map(describeHit) })),
    counts: {
      questions: listQuestions().length,
      occupations: listOccupations().length,
      courses: COURSES.length,
    },
  };
}

async function search(words: readonly string[]) {
  if (words.length === 0) return { ...searchIndexes([], words), hasMentors: true };
  contentIndex ??= createSearchIndex(listDocuments());
  const [content, mentors] = await Promise.all([contentIndex, getMentorIndex()]);
  const indexes = mentors ? [content, mentors] : [content];
  return { ...searchIndexes(indexes, words), hasMentors: mentors !== null };
}

function toKindPath(query: string, kind: SearchKind): string {
  return `/search?${new URLSearchParams({ q: query, kind })}`;
}

function describeHit({ document: { title, text, keywords = [], note, to }, terms }: SearchHit) {
  const matching = new Set(terms);
  // Why it was found, if neither title nor text shows it.
  const reasons = hasAny(`${title} ${text}`, matching)
    ? []
    : keywords.filter((keyword) => hasAny(keyword, matching)).slice(0, MAX_REASONS);
  const excerpt = cutExcerpt(text, matching);
  return {
    to,
    note,
    title: markWords(title, matching),
    text: markWords(
      reasons.length > 0 ? `${excerpt} Related: ${reasons.join(", ")}` : excerpt,
      matching,
    ),
  };
}

function hasAny(text: string, terms: ReadonlySet<string>): boolean {
  return splitWords(text).some((word) => terms.has(normalizeWord(word) ?? ""));
}
