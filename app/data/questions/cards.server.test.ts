import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listProblems } from "../../../tests/support/content-problems";
import { INTERVIEW_CARDS, cardById, questionById } from "./cards.server";
import { home } from "./home/card";
import { PACK_CARDS } from "./packs.server";
import type { KeyPoint, Question } from "./types";

const STARTED_CARDS = [...INTERVIEW_CARDS, ...PACK_CARDS];
const ALL_CARDS = [...STARTED_CARDS, home];
const ALL_QUESTIONS = ALL_CARDS.flatMap((card) => card.questions);
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

function listWeaker({ weaker }: Question): string[] {
  return weaker ? [weaker.text, weaker.difference] : [];
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
      ...listWeaker(question),
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
  it("have unique kebab-case ids, topics and a description", () => {
    for (const card of STARTED_CARDS) {
      expect(card.id).toMatch(KEBAB_CASE);
      expect(card.topics.length, card.id).toBeGreaterThanOrEqual(4);
      expect(card.topics.length, card.id).toBeLessThanOrEqual(5);
      expect(card.description.length, card.id).toBeGreaterThan(40);
      expect(cardById(card.id)).toBe(card);
    }
  });

  it("can be found from any of their questions", () => {
    for (const card of ALL_CARDS) {
      for (const question of card.questions)
        expect(questionById(question.id)).toEqual({ question, card });
    }
    expect(questionById("no-such-question")).toBeUndefined();
    expect(cardById("no-such-card")).toBeUndefined();
  });

  it("hold questions of their own kind", () => {
    for (const card of [...INTERVIEW_CARDS, home]) {
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
      STARTED_CARDS.flatMap((card) =>
        card.questions.flatMap((q) => q.keyPoints.map((point) => `${card.id}: ${point.label}`)),
      ),
    ],
  ])("repeats no %s", (_name, values) => {
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
  });
});

const QUESTION_FILES = ALL_CARDS.flatMap((card) =>
  card.questions.map(
    (question) =>
      [
        `app/data/questions/${PACK_CARDS.includes(card) ? "packs/" : ""}${card.id}/${question.id}.ts`,
        question,
        card,
      ] as const,
  ),
);

describe.each(QUESTION_FILES)("%s", (file, question, card) => {
  const isSpoken = question.kind === "behavioral" || question.kind === "motivation";

  it("is complete", () => {
    const { id, prompt, why, hint, tips, minutes, words, skills } = question;
    expect(
      listProblems(file, [
        [KEBAB_CASE.test(id), "write the id in lowercase words joined by hyphens"],
        [existsSync(file), "name the file after the id of the question"],
        [prompt.length > 20, "write a prompt of more than 20 characters"],
        [why.length > 40, "say why interviewers ask it, in more than 40 characters"],
        [hint.length > 20, "write a hint of more than 20 characters"],
        [tips.every((tip) => tip.length <= 110), "keep each tip within 110 characters"],
        [minutes >= 2 && minutes <= 5, "give 2 to 5 minutes"],
        [words[0] < words[1], "give the fewest words first, then the most"],
        [skills.length > 0, "name at least one skill of app/data/skill-catalog.ts"],
        [
          skills.every((skill) => KEBAB_CASE.test(skill)),
          "write skills as in app/data/skill-catalog.ts",
        ],
        [new Set(skills).size === skills.length, "name each skill once"],
      ]),
    ).toEqual([]);
  });

  it("has a short name for lists, in sentence case", () => {
    const { name } = question;
    const words = name.split(" ");
    const capitals = words.slice(1).filter((word) => /^[A-Z][a-z]/.test(word));
    expect(
      listProblems(file, [
        [words.length >= 2 && words.length <= 5, "write a name of 2 to 5 words"],
        [name.length <= 34, "keep the name within 34 characters"],
        [
          /^[A-Z0-9].*[^.?!]$/.test(name),
          "begin the name with a capital, and end it without a stop",
        ],
        [
          capitals.every((word) => PROPER_NOUNS.has(word)),
          `write ${capitals.join(", ")} in lower case, or add it to PROPER_NOUNS in this test`,
        ],
      ]),
    ).toEqual([]);
  });

  it("has key points one can match and act on", () => {
    const { keyPoints } = question;
    const minPoints = card === home ? 3 : 4;
    const maxPoints = isSpoken ? 5 : 7;
    const minAliases = isSpoken ? 8 : 3;
    const pointProblems = keyPoints.flatMap(({ id, aliases, label, claim, add, followUp = "" }) =>
      listProblems(`${file}, key point ${id}`, [
        [KEBAB_CASE.test(id), "write the id in lowercase words joined by hyphens"],
        [aliases.length >= minAliases, `write at least ${minAliases} aliases`],
        [
          new Set(aliases.map((alias) => alias.toLowerCase())).size === aliases.length,
          "write each alias once",
        ],
        [aliases.every((alias) => alias.trim() !== ""), "leave no alias empty"],
        [wordCount(label) <= 9, "write a label of at most 9 words"],
        [claim.endsWith("."), "end the claim with a period"],
        [add.length > 15, "say in `add` what one could say, in more than 15 characters"],
        [/[?.]$/.test(followUp), "write a follow-up that ends with ? or ."],
      ]),
    );
    expect([
      ...listProblems(file, [
        [
          keyPoints.length >= minPoints && keyPoints.length <= maxPoints,
          `write ${minPoints} to ${maxPoints} key points`,
        ],
        [
          new Set(keyPoints.map(({ id }) => id)).size === keyPoints.length,
          "give each key point an id of its own",
        ],
      ]),
      ...pointProblems,
    ]).toEqual([]);
  });

  it.each(["junior", "senior"] as const)(
    "has a %s sample that makes every key point in fitting length",
    (level) => {
      const sample = question.samples[level];
      const isLong = question.kind === "case" || question.skills.includes("system-design");
      const maxWords = isLong ? 260 : 220;
      const words = wordCount(sample);
      const missed = question.keyPoints.filter((point) => !hasKeyPoint(sample, point));
      expect(
        listProblems(`${file}, ${level} sample`, [
          [words >= 110 && words <= maxWords, `write 110 to ${maxWords} words, not ${words}`],
          [!FILLER_PATTERN.test(sample), `leave out "${FILLER_PATTERN.exec(sample)?.[0]}"`],
          [!sample.includes("—"), "write no dashes"],
          [
            missed.length === 0,
            `make ${missed.map(({ id }) => id).join(", ")} in the words of the claim or of an alias`,
          ],
        ]),
      ).toEqual([]);
    },
  );
});
