import { describe, expect, it } from "vitest";
import { INTERVIEW_CARDS, cardById, questionById } from "./cards.server";
import type { KeyPoint, Question } from "./types";

/** SPEC.md section 9: questions and minutes of each card. */
const EXPECTED_CARDS = {
  algorithms: ["technical", 15, 45],
  "system-design": ["technical", 8, 60],
  databases: ["technical", 12, 40],
  leadership: ["behavioral", 10, 30],
  conflict: ["behavioral", 8, 25],
  motivation: ["behavioral", 12, 35],
  "business-strategy": ["case", 5, 45],
  "product-sense": ["case", 7, 40],
  "market-sizing": ["case", 6, 35],
};

const ALL_QUESTIONS = INTERVIEW_CARDS.flatMap((card) => card.questions);
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const FILLER_PATTERN =
  /\b(um|uh|you know|i mean|sort of|kind of|basically|actually|honestly|stuff|literally)\b/i;
const PROPER_NOUNS = new Set(["America", "London", "NoSQL"]);
const STOP_WORDS = new Set(
  "a an and are as at be been but by do does for from had has have how i if in is it its me my no not of on one or our out she he him her his so than that the their them then there they this to up was we were what when where which who why will with would you your".split(
    " ",
  ),
);

function stem(word: string): string {
  if (word.length < 4) return word;
  return word.replace(/['’]s?$/, "").replace(/(ing|ed|es|s|e|y|ly)$/, "");
}

function stems(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}²^]+(?:['’]\p{L}+)?/gu) ?? []).map((word) =>
    stem(word),
  );
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.?!:;])\s+/);
}

/** Whether a sentence holds every word of an alias, or two neighboring sentences hold most content words of the claim. */
function hasKeyPoint(sample: string, point: KeyPoint): boolean {
  const parts = sentences(sample).map((sentence) => new Set(stems(sentence)));
  const byAlias = point.aliases.some((alias) =>
    parts.some((part) => stems(alias).every((word) => part.has(word))),
  );
  if (byAlias) return true;
  const claim = [...new Set(stems(point.claim).filter((word) => !STOP_WORDS.has(word)))];
  return parts.some((part, at) => {
    const next = parts[at + 1] ?? part;
    return claim.filter((word) => part.has(word) || next.has(word)).length >= claim.length * 0.6;
  });
}

function wordCount(text: string): number {
  return text.trim().split(/\s+/).length;
}

function listSamples(question: Question): string[] {
  return [question.samples.junior, question.samples.senior];
}

describe("what people read", () => {
  it("has typographic quotes: straight ones only around values of SQL", () => {
    const readTexts = ALL_QUESTIONS.flatMap((question) => [
      question.name,
      question.prompt,
      question.why,
      question.hint,
      ...question.tips,
      ...listSamples(question),
      ...question.keyPoints.flatMap(({ label, claim, add, followUp = "" }) => [
        label,
        claim,
        add,
        followUp,
      ]),
    ]);
    expect(
      readTexts.filter((text) => /["']/.test(text.replaceAll(/'(?:paid|West)'/g, ""))),
    ).toEqual([]);
  });
});

describe("the cards", () => {
  it("hold the counts and times the product states", () => {
    const cardFigures = Object.fromEntries(
      INTERVIEW_CARDS.map((card) => [card.id, [card.tab, card.questions.length, card.minutes]]),
    );
    expect(cardFigures).toEqual(EXPECTED_CARDS);
    expect(ALL_QUESTIONS).toHaveLength(83);
  });

  it("have unique kebab-case ids, topics and a description", () => {
    for (const card of INTERVIEW_CARDS) {
      expect(card.id).toMatch(KEBAB_CASE);
      expect(card.topics.length, card.id).toBeGreaterThanOrEqual(4);
      expect(card.topics.length, card.id).toBeLessThanOrEqual(5);
      expect(card.description.length, card.id).toBeGreaterThan(40);
      expect(cardById(card.id)).toBe(card);
    }
  });

  it("can be found from any of their questions", () => {
    for (const card of INTERVIEW_CARDS) {
      for (const question of card.questions)
        expect(questionById(question.id)).toEqual({ question, card });
    }
    expect(questionById("no-such-question")).toBeUndefined();
    expect(cardById("no-such-card")).toBeUndefined();
  });

  it("hold questions of their own kind", () => {
    for (const card of INTERVIEW_CARDS) {
      const kinds = card.tab === "behavioral" ? ["behavioral", "motivation"] : [card.tab];
      for (const question of card.questions) expect(kinds, question.id).toContain(question.kind);
    }
    const motivation =
      cardById("motivation")?.questions.filter((question) => question.kind === "motivation") ?? [];
    expect(motivation.length).toBeGreaterThan(6);
  });
});

describe("the bank as a whole", () => {
  it.each([
    ["id", ALL_QUESTIONS.map((question) => question.id)],
    ["name", ALL_QUESTIONS.map((question) => question.name.toLowerCase())],
    ["prompt", ALL_QUESTIONS.map((question) => question.prompt.toLowerCase())],
    ["hint", ALL_QUESTIONS.map((question) => question.hint)],
    ["sample", ALL_QUESTIONS.flatMap(listSamples)],
    ["claim", ALL_QUESTIONS.flatMap((question) => question.keyPoints.map((point) => point.claim))],
    [
      "label within a card",
      INTERVIEW_CARDS.flatMap((card) =>
        card.questions.flatMap((q) => q.keyPoints.map((point) => `${card.id}: ${point.label}`)),
      ),
    ],
  ])("repeats no %s", (_name, values) => {
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
  });
});

describe.each(ALL_QUESTIONS.map((question) => [question.id, question] as const))(
  "%s",
  (id, question) => {
    it("is complete", () => {
      expect(id).toMatch(KEBAB_CASE);
      expect(question.prompt.length).toBeGreaterThan(20);
      expect(question.why.length).toBeGreaterThan(40);
      expect(question.hint.length).toBeGreaterThan(20);
      expect(question.tips).toHaveLength(3);
      for (const tip of question.tips) expect(tip.length).toBeLessThanOrEqual(110);
      expect(question.minutes).toBeGreaterThanOrEqual(2);
      expect(question.minutes).toBeLessThanOrEqual(5);
      expect(question.words[0]).toBeLessThan(question.words[1]);
      expect(question.skills.length).toBeGreaterThan(0);
      for (const skill of question.skills) expect(skill).toMatch(KEBAB_CASE);
      expect(new Set(question.skills).size).toBe(question.skills.length);
    });

    it("has a short name for lists, in sentence case", () => {
      const words = question.name.split(" ");
      expect(words.length).toBeGreaterThanOrEqual(2);
      expect(words.length).toBeLessThanOrEqual(5);
      expect(question.name.length).toBeLessThanOrEqual(34);
      expect(question.name).toMatch(/^[A-Z0-9].*[^.?!]$/);
      const lowerWords = words.slice(1).filter((word) => /^[A-Z][a-z]/.test(word));
      expect(lowerWords.filter((word) => !PROPER_NOUNS.has(word))).toEqual([]);
    });

    it("has key points one can match and act on", () => {
      const spoken = question.kind === "behavioral" || question.kind === "motivation";
      expect(question.keyPoints.length).toBeGreaterThanOrEqual(4);
      expect(question.keyPoints.length).toBeLessThanOrEqual(spoken ? 5 : 7);
      expect(new Set(question.keyPoints.map((point) => point.id)).size).toBe(
        question.keyPoints.length,
      );
      for (const point of question.keyPoints) {
        expect(point.id).toMatch(KEBAB_CASE);
        expect(point.aliases.length, point.id).toBeGreaterThanOrEqual(spoken ? 8 : 3);
        expect(new Set(point.aliases.map((alias) => alias.toLowerCase())).size, point.id).toBe(
          point.aliases.length,
        );
        for (const alias of point.aliases) expect(alias.trim(), point.id).not.toBe("");
        expect(wordCount(point.label), point.id).toBeLessThanOrEqual(9);
        expect(point.claim, point.id).toMatch(/\.$/);
        expect(point.add.length, point.id).toBeGreaterThan(15);
        expect(point.followUp, point.id).toMatch(/[?.]$/);
      }
    });

    it.each(["junior", "senior"] as const)(
      "has a %s sample that makes every key point in fitting length",
      (level) => {
        const sample = question.samples[level];
        const long = question.kind === "case" || question.skills.includes("system-design");
        expect(wordCount(sample)).toBeGreaterThanOrEqual(110);
        expect(wordCount(sample)).toBeLessThanOrEqual(long ? 260 : 220);
        expect(sample).not.toMatch(FILLER_PATTERN);
        expect(sample).not.toContain("—");
        expect(
          question.keyPoints
            .filter((point) => !hasKeyPoint(sample, point))
            .map((point) => point.id),
        ).toEqual([]);
      },
    );
  },
);
