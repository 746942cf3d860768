import { expect, it } from "vitest";
import { INTERVIEW_CARDS } from "./cards.server";
import { PACK_CARDS } from "./packs.server";
import type { BankKeyPoint } from "./types";

const QUESTIONS = [...INTERVIEW_CARDS, ...PACK_CARDS].flatMap(({ questions }) => questions);
const POINTS = QUESTIONS.flatMap(({ id, kind, prompt, keyPoints }) =>
  keyPoints.map((point) => ({ where: `${id}: ${point.id}`, kind, prompt, keyPoints, ...point })),
);
type Point = (typeof POINTS)[number];

const PLACES = ["opening", "middle", "end"];
/** A word in the wordings of no more points than this could give an answer away. */
const RARE_WORD_POINTS = 2;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const wordingsOf = ({ claim, aliases }: BankKeyPoint) => [claim, ...aliases].join(" ");
const pointsByWord = countPointsByWord();

function countPointsByWord(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const point of POINTS) {
    for (const word of new Set(wordsOf(wordingsOf(point))))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** Where a rule is broken, so that a failure names the point to change. */
const findOffenders = (isRight: (point: Point) => boolean) =>
  POINTS.filter((point) => !isRight(point)).map(({ where, stem }) => `${where}: ${stem}`);

it("begins a sentence in three to nine words and ends in one blank", () => {
  expect(findOffenders(({ stem }) => /^[A-Z][^…"']+ …$/.test(stem))).toEqual([]);
  const countWords = (stem: string) => stem.split(" ").length - 1;
  expect(findOffenders(({ stem }) => countWords(stem) >= 3 && countWords(stem) <= 9)).toEqual([]);
});

it("fits whoever the story is about", () => {
  const person = /\b(?:he|she|him|her|his|hers)\b/i;
  expect(findOffenders(({ stem }) => !person.test(stem))).toEqual([]);
});

it("begins differently for each point of a question", () => {
  const isUnique = ({ stem, keyPoints }: Point) =>
    keyPoints.filter((point) => point.stem === stem).length === 1;
  expect(findOffenders(isUnique)).toEqual([]);
});

it("belongs at the opening, in the middle, at the end, or after an earlier point", () => {
  const hasPlace = ({ id, stemAfter, keyPoints }: Point) => {
    const ids = keyPoints.map((point) => point.id);
    return PLACES.includes(stemAfter) || ids.slice(0, ids.indexOf(id)).includes(stemAfter);
  };
  expect(findOffenders(hasPlace)).toEqual([]);
  expect(findOffenders(({ id }) => !PLACES.includes(id))).toEqual([]);
});

it("holds no wording of its point, unless the question or what is asked about the point does", () => {
  const join = (text: string) => ` ${wordsOf(text).join(" ")} `;
  const tellsNothing = ({ stem, ask, prompt, aliases }: Point) =>
    aliases.every(
      (alias) =>
        !join(stem).includes(join(alias)) || join(`${prompt} ${ask}`).includes(join(alias)),
    );
  expect(findOffenders(tellsNothing)).toEqual([]);
});

it("holds no rare word of its point in technical and case questions", () => {
  const tellsNothing = (point: Point) => {
    if (point.kind === "behavioral" || point.kind === "motivation") return true;
    const known = new Set(wordsOf(`${point.prompt} ${point.ask}`));
    const wordings = new Set(wordsOf(wordingsOf(point)));
    return !wordsOf(point.stem).some(
      (word) =>
        wordings.has(word) && !known.has(word) && (pointsByWord.get(word) ?? 0) <= RARE_WORD_POINTS,
    );
  };
  expect(findOffenders(tellsNothing)).toEqual([]);
});
