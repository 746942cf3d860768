import { describe, expect, test } from "vitest";
import { findQuote } from "~/coach/ai/quotes";
import { parseJudgedAnswer } from "~/coach/ai/answer-text";
import { reviewAnswer } from "~/coach/embedded";
import { detectForeignLanguage } from "~/coach/rules/language";
import { parseDocument } from "~/coach/text/document";
import { INTERVIEW_CARDS } from "~/data/questions/cards.server";
import type { Question, QuestionKind } from "~/data/questions/types";
import { toCsv } from "~/personal-data/csv";
import { email, textLine, textParagraph, webAddress } from "~/platform/http/form-fields.server";
import { stripInvisible } from "~/practice/drafts/schema.server";
import { getSpeakingTime } from "~/practice/speech/speaking-time";
import { findSkills } from "~/text-analysis/find-skills";
import { HOSTILE_TEXTS } from "../support/hostile-texts";
import { measureGrowthPerDoubling } from "../support/measure-work";

/** As long as an answer, a posting or a resume may be. */
const FULL_LENGTH = 50_000;
/** Twice the text may cost twice the work, and a quarter more for what collecting memory adds. */
const MAX_GROWTH = 2.5;
/** Less work than this at full length harms nobody, and is too little to measure. */
const NEGLIGIBLE_MS = 24;

function questionOf(kind: QuestionKind): Question {
  const question = INTERVIEW_CARDS.flatMap((card) => card.questions).find(
    (candidate) => candidate.kind === kind,
  );
  if (!question) throw new Error(`no ${kind} question`);
  return question;
}

const review =
  (kind: QuestionKind, compareWith: "key points" | "model answer" | "nothing", seconds?: number) =>
  (answer: string) => {
    const { prompt, keyPoints, samples } = questionOf(kind);
    return reviewAnswer({
      kind,
      question: prompt,
      keyPoints: compareWith === "key points" ? keyPoints : [],
      reference: compareWith === "nothing" ? "" : samples.senior,
      answer,
      seconds: seconds ?? null,
    });
  };

const parseFields = [
  textParagraph(FULL_LENGTH, "Write it."),
  textLine(100),
  email,
  webAddress,
] as const;

const READERS: Record<string, (text: string) => unknown> = {
  "a technical review": review("technical", "key points"),
  "a review against a model answer": review("technical", "model answer"),
  "a case review": review("case", "key points"),
  "a behavioral review": review("behavioral", "key points"),
  "a motivation review": review("motivation", "key points"),
  "a spoken review": review("behavioral", "nothing", 1200),
  "a quote check": (text) =>
    findQuote(parseJudgedAnswer(text), `the tall index balances ${text.slice(0, 200)}`),
  tailoring: (text) => [findSkills(text), detectForeignLanguage(parseDocument(text))],
  "speaking time": (text) => getSpeakingTime(text, text.slice(1), 600),
  "form fields": (text) => [
    stripInvisible(text),
    ...parseFields.map((field) => field.safeParse(text)),
  ],
  CSV: (text) => toCsv([{ text }]),
};

describe.each(Object.entries(READERS))("%s", (_name, read) => {
  test.each(Object.entries(HOSTILE_TEXTS))(
    "takes time in line with the length of %s",
    (...entry) => {
      const [, makeText] = entry;
      expect(makeText(FULL_LENGTH)).toHaveLength(FULL_LENGTH);
      const growth = measureGrowthPerDoubling(read, makeText, FULL_LENGTH, {
        limit: MAX_GROWTH,
        negligibleMs: NEGLIGIBLE_MS,
      });
      expect(growth).toBeLessThanOrEqual(MAX_GROWTH);
    },
  );
});
