import { describe, expect, test } from "vitest";
import { findQuote } from "~/coach/ai/quotes";
import { parseJudgedAnswer } from "~/coach/ai/answer-text";
import { reviewAnswer } from "~/coach/embedded";
import type { QuestionKind } from "~/data/questions/types";
import { toCsv } from "~/personal-data/csv";
import { email, textLine, textParagraph, webAddress } from "~/platform/http/form-fields.server";
import { stripInvisible } from "~/practice/drafts/schema.server";
import { getSpeakingTime } from "~/practice/speech/speaking-time";
import { TASKS } from "~/practice/text-analysis/tasks";
import { findQuestionOfKind } from "../support/question-of-kind";
import { HOSTILE_TEXTS } from "../support/hostile-texts";
import { measureGrowthPerDoubling } from "../support/measure-work";

/**
 * With FAULT_TESTS=all every reader reads every text in full length; else half of it, and reviews
 * take turns.
 */
const isComplete = process.env.FAULT_TESTS === "all";
/** As long as an answer, a posting or a resume may be. */
const MAX_LENGTH = 50_000;
const FULL_LENGTH = isComplete ? MAX_LENGTH : MAX_LENGTH / 2;
/** Twice the text may cost twice the work, and a quarter more for what collecting memory adds. */
const MAX_GROWTH = 2.5;
/** Less work than this at full length is harmless and too little to measure. */
const NEGLIGIBLE_MS = isComplete ? 24 : 12;

const review =
  (kind: QuestionKind, compareWith: "key points" | "model answer" | "nothing", seconds?: number) =>
  (answer: string) => {
    const { prompt, keyPoints, samples } = findQuestionOfKind(kind);
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
  textParagraph(MAX_LENGTH, "Write it."),
  textLine(100),
  email,
  webAddress,
] as const;

/**
 * They share most of their code, so each text is read by two of them: one of the first half and one
 * of the second.
 */
const REVIEWS: Record<string, (text: string) => unknown> = {
  "a technical review": review("technical", "key points"),
  "a review against a model answer": review("technical", "model answer"),
  "a case review": review("case", "key points"),
  "a behavioral review": review("behavioral", "key points"),
  "a motivation review": review("motivation", "key points"),
  "a spoken review": review("behavioral", "nothing", 1200),
};

const OTHER_READERS: Record<string, (text: string) => unknown> = {
  "a quote check": (text) =>
    findQuote(parseJudgedAnswer(text), `the tall index balances ${text.slice(0, 200)}`),
  tailoring: (text) => TASKS.readSource(text),
  "speaking time": (text) => getSpeakingTime(text, text.slice(1), 600),
  "form fields": (text) => [
    stripInvisible(text),
    ...parseFields.map((field) => field.safeParse(text)),
  ],
  CSV: (text) => toCsv([{ text }]),
};

const reviewCount = Object.keys(REVIEWS).length;

describe.each(Object.entries(HOSTILE_TEXTS).map((entry, index) => [...entry, index] as const))(
  "%s",
  (_name, makeText, textIndex) => {
    const reviews = Object.entries(REVIEWS).filter(
      (_review, index) => isComplete || index % (reviewCount / 2) === textIndex % (reviewCount / 2),
    );
    test.each([...reviews, ...Object.entries(OTHER_READERS)])(
      "%s takes time in line with its length",
      (...entry) => {
        const [, read] = entry;
        expect(makeText(FULL_LENGTH)).toHaveLength(FULL_LENGTH);
        const growth = measureGrowthPerDoubling(read, makeText, FULL_LENGTH, {
          limit: MAX_GROWTH,
          negligibleMs: NEGLIGIBLE_MS,
        });
        expect(growth).toBeLessThanOrEqual(MAX_GROWTH);
      },
    );
  },
);
