import fc from "fast-check";
import { expect, test } from "vitest";
// oxlint-disable-next-line no-restricted-imports -- no alias leads there
import { anyCharacter } from "../../tests/support/any-character";
import {
  type SearchDocument,
  type SearchIndex,
  createSearchIndex,
  groupHits,
  searchIndexes,
} from "./search-index";
import { readQueryWords } from "./words";

const DOCUMENTS: SearchDocument[] = [
  { kind: "occupations", title: "Registered Nurses", text: "Assess patient health.", to: "/1" },
  { kind: "occupations", title: "Nursing Assistants", text: "Help a nurse in a ward.", to: "/2" },
  { kind: "careers", title: "Nurse", text: "Notice first.", keywords: ["Python"], to: "/3" },
  { kind: "questions", title: "Salary expectations", text: "What pay do you expect?", to: "/4" },
  { kind: "courses", title: "Introduction to Python", text: "Small programs, no nurse.", to: "/5" },
];
const INDEXES = [await createSearchIndex(DOCUMENTS)];

function search(query: string, indexes: readonly SearchIndex[] = INDEXES) {
  return searchIndexes(indexes, readQueryWords(query));
}
const listTitles = (query: string) => search(query).hits.map(({ document }) => document.title);

test("the title itself comes first, then titles with the words, then other texts", () => {
  expect(listTitles("nurse")).toEqual([
    "Nurse",
    "Registered Nurses",
    "Introduction to Python",
    "Nursing Assistants",
  ]);
  expect(listTitles("nursi")).toEqual(["Nursing Assistants"]);
  expect(listTitles("python")).toEqual(["Introduction to Python", "Nurse"]);
});

test("words are found by their beginnings, in any case, with and without accents and plurals", () => {
  for (const query of ["REGIST nur", "régistered nurses", "registered nurse"])
    expect(listTitles(query)).toEqual(["Registered Nurses"]);
});

test("one wrong letter in a long word is corrected, and only where nothing has the word", () => {
  expect(search("registred")).toMatchObject({ correction: ["registered"], isPartial: false });
  expect(listTitles("salari expectatons")).toEqual(["Salary expectations"]);
  expect(search("pyhton").correction).toEqual(["python"]);
  expect(search("nurse").correction).toBe(null);
  // Four letters could be too many others.
  expect(search("wrad").hits).toEqual([]);
});

test("if nothing has every word, what has the most of them", () => {
  const { hits, isPartial } = search("registered nurses in zanzibar");
  expect([hits.map(({ document }) => document.to), isPartial]).toEqual([["/1"], true]);
  expect(search("zanzibar")).toEqual({ hits: [], correction: null, isPartial: false });
});

test("kinds with the better title come first, then in their own order", () => {
  expect(groupHits(search("python").hits).map(({ kind }) => kind)).toEqual(["courses", "careers"]);
  expect(groupHits(search("nurse").hits).map(({ kind }) => kind)).toEqual([
    "careers",
    "occupations",
    "courses",
  ]);
});

test("of kinds without the words in a title, the one whose best result says them best comes first", async () => {
  const text =
    "Coffee in London, and a long text about many other things that have nothing to do with it.";
  const index = await createSearchIndex([
    { kind: "questions", title: "Cups", text, to: "/q" },
    { kind: "occupations", title: "London accountants", text: "London.", to: "/o" },
  ]);
  const { hits } = search("london zanzibar", [index]);
  expect(groupHits(hits).map(({ kind }) => kind)).toEqual(["occupations", "questions"]);
});

test("small words don’t have to match, in the query or the title", async () => {
  const index = await createSearchIndex([
    { kind: "pages", title: "Delete your account", text: "Everything.", to: "/delete" },
    { kind: "questions", title: "Account", text: "Delete my rows.", to: "/q" },
  ]);
  const { hits } = search("how do I delete my account", [index]);
  expect(hits.map(({ document, titleMatch }) => [document.to, titleMatch])).toEqual([
    ["/delete", 3],
    ["/q", 0],
  ]);
});

test("two indexes are searched as one", async () => {
  const [first, ...others] = DOCUMENTS;
  const indexes = await Promise.all([
    createSearchIndex(first ? [first] : []),
    createSearchIndex(others),
  ]);
  expect(new Set(search("nurse", indexes).hits.map(({ document }) => document.to))).toEqual(
    new Set(search("nurse").hits.map(({ document }) => document.to)),
  );
});

const WORD = fc.constantFrom(
  ..."nurse nurses nursing reg salary pyhton python constructor __proto__ hasOwnProperty".split(
    " ",
  ),
);
const QUERY = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 100 }),
  fc.array(WORD, { maxLength: 8 }).map((words) => words.join(" ")),
);

test("any query finds each document at most once, best titles first", () => {
  fc.assert(
    fc.property(QUERY, (query) => {
      const { hits, isPartial } = search(query);
      expect(new Set(hits.map(({ document }) => document)).size).toBe(hits.length);
      for (const { document } of hits) expect(DOCUMENTS).toContain(document);
      expect(isPartial && hits.length === 0).toBe(false);
      const ranks = hits.map(({ titleMatch }) => titleMatch);
      expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
      expect(groupHits(hits).flatMap((group) => group.hits)).toHaveLength(hits.length);
    }),
  );
});

test("another word finds no more", () => {
  fc.assert(
    fc.property(fc.array(WORD, { minLength: 1, maxLength: 4 }), WORD, (words, another) => {
      const fewer = search([...words, another].join(" "));
      const more = search(words.join(" "));
      if (fewer.isPartial || more.isPartial || fewer.correction || more.correction) return;
      const found = more.hits.map(({ document }) => document);
      for (const { document } of fewer.hits) expect(found).toContain(document);
    }),
  );
});
