import fc from "fast-check";
import { expect, test } from "vitest";
import { createEmbeddedCoach } from "~/coach/embedded";
import { questionById } from "~/data/questions/cards.server";
import type { Session } from "~/practice/store/types";
import { mean } from "~/feedback/parts/mean-dimensions";
import { findRecurringGaps } from "./recurring-gaps";
import { type Report, buildReport } from "./report";
import { REPORT_PARTS, selectParts } from "./select-parts";

const coach = createEmbeddedCoach();
const START = "2026-11-01T09:00:00.000Z";

/** A session with these answers, ten minutes apart; null is unanswered. */
async function createSession(answers: Record<string, string | null>) {
  const questions = Object.keys(answers).map((id) => {
    const bankEntry = questionById(id);
    if (!bankEntry) throw new Error(`${id} is no longer in the bank`);
    return bankEntry.question;
  });
  const answeredQuestions = questions.flatMap((question, index) => {
    const text = answers[question.id];
    return typeof text === "string"
      ? [{ question, text, at: new Date(Date.parse(START) + (index + 1) * 600_000).toISOString() }]
      : [];
  });
  const reviewed = await Promise.all(
    answeredQuestions.map(
      async ({ question: { id, kind, prompt, keyPoints, samples }, text, at }) => ({
        questionId: id,
        attempt: 1,
        text,
        review: await coach.review({
          kind,
          question: prompt,
          keyPoints,
          reference: samples.senior,
          answer: text,
          seconds: null,
        }),
        seconds: null,
        code: null,
        help: null,
        createdAt: at,
        isExcluded: false,
        id: "answer",
        retells: null,
        checks: {},
        pointAnswers: {},
        coachScore: 0,
        isReviewedAgain: false,
      }),
    ),
  );
  return {
    id: "s",
    mode: "practice",
    live: null,
    followUps: [],
    card: { id: "databases", title: "Databases and SQL", difficulty: "Medium" },
    questions,
    skippedIds: new Set(),
    answers: reviewed,
    sourceSkills: [],
    startedAt: START,
    endedAt: null,
  } satisfies Session;
}

const buildTestReport = (session: Session): Report =>
  buildReport(session, {
    name: "Ines Okafor",
    unsentDrafts: [],
    schedule: session.answers.map(({ questionId }) => ({
      questionId,
      dueDate: "2026-11-02",
      isMastered: false,
    })),
  });
const VAGUE_ANSWER =
  "I would look at the database and see if it is okay. Maybe it needs more stuff somewhere. Then it should be fast again, I think.";

test("nothing answered: no score, no plan, nothing invented", async () => {
  const report = buildTestReport(await createSession({ "slow-join-query": null }));
  expect(report).toMatchObject({
    answeredCount: 0,
    scores: null,
    plan: [],
    answers: [],
    minutes: null,
  });
  expect(report.questions).toEqual([{ number: 1, state: "open", name: "Slow join on two tables" }]);
});

test("score, dimensions and questions agree with the reviews", async () => {
  const session = await createSession({
    "slow-join-query": questionById("slow-join-query")?.question.samples.senior ?? "",
    "null-in-filters": VAGUE_ANSWER,
    "n-plus-one": null,
  });
  const { scores, answeredCount: answered, minutes } = buildTestReport(session);
  const answerScores = session.answers.map(({ review }) => review.score);
  expect(answered).toBe(2);
  expect(minutes).toBe(20);
  expect(scores?.score).toBe(Math.round(mean(answerScores)));
  expect(scores?.dimensions.reduce((sum, { points }) => sum + points, 0)).toBe(scores?.score);
  expect(scores?.questions.map(({ score }) => score)).toEqual(answerScores);
});

test("while much is asked about the only answer, there is no figure", async () => {
  const answer = questionById("slow-join-query")?.question.samples.senior ?? "";
  const session = await createSession({ "slow-join-query": answer });
  const answers = session.answers.map((each) => ({
    ...each,
    review: { ...each.review, range: [20, 80] as const, isOpen: true },
  }));
  const { scores } = buildTestReport({ ...session, answers });
  expect(scores).toMatchObject({ isTooOpen: true, questions: [{ isTooOpen: true }] });
  expect(buildTestReport(session).scores?.isTooOpen).toBe(false);
});

test("an answer about which too much is open counts in no mean of the others", async () => {
  const session = await createSession({
    "slow-join-query": questionById("slow-join-query")?.question.samples.senior ?? "",
    "null-in-filters": VAGUE_ANSWER,
  });
  const [first, second] = session.answers;
  if (!first || !second) expect.unreachable();
  const open = { ...second, review: { ...second.review, range: [20, 80] as const, isOpen: true } };
  const settled = { ...first, review: { ...first.review, range: [70, 80] as const } };
  const { scores } = buildTestReport({ ...session, answers: [settled, open] });
  expect(scores).toMatchObject({ score: first.review.score, isTooOpen: false });
  expect(scores?.questions.map(({ isTooOpen }) => isTooOpen)).toEqual([false, true]);
});

test("a review that cannot be read is named, and counts in no mean", async () => {
  const session = await createSession({
    "slow-join-query": questionById("slow-join-query")?.question.samples.senior ?? "",
    "null-in-filters": VAGUE_ANSWER,
  });
  const answers = session.answers.map((answer, index) => ({
    ...answer,
    review: index === 0 ? null : answer.review,
  }));
  const report = buildTestReport({ ...session, answers });
  expect(report).toMatchObject({ answeredCount: 2, unreadableNumbers: [1] });
  expect(report.scores?.score).toBe(session.answers[1]?.review.score);
  expect(report.scores?.questions.map(({ number }) => number)).toEqual([2]);
  expect(selectParts(report, ["answers"]).unreadableNumbers).toEqual([]);
  const allUnreadable = answers.map((answer) => ({ ...answer, review: null }));
  expect(buildTestReport({ ...session, answers: allUnreadable }).scores).toBeNull();
});

test("solid answers need no course and no mentor", async () => {
  const { plan } = buildTestReport(
    await createSession({
      "slow-join-query": questionById("slow-join-query")?.question.samples.senior ?? "",
    }),
  );
  expect(plan?.map(({ to }) => to)).toEqual(["/interview/questions/slow-join-query"]);
});

test("a gap counts when it recurs, quoted in the user's words", async () => {
  const session = await createSession({
    "slow-join-query": VAGUE_ANSWER,
    "null-in-filters": VAGUE_ANSWER,
    "n-plus-one": "I do not know.",
  });
  const answers = session.answers.map(({ text, review }) => ({
    kind: "technical" as const,
    text,
    review,
  }));
  const [first] = findRecurringGaps(answers);
  expect(first?.times).toBeGreaterThanOrEqual(2);
  expect(
    findRecurringGaps(answers).every(
      ({ quote }) =>
        quote === "" ||
        VAGUE_ANSWER.includes(quote) ||
        quote.split(", ").every((word) => VAGUE_ANSWER.toLowerCase().includes(word)),
    ),
  ).toBe(true);
  expect(findRecurringGaps(answers.slice(0, 1))).toEqual([]);
  expect(findRecurringGaps([])).toEqual([]);
});

test("code and the follow-up stand with the answer they belong to", async () => {
  const session = await createSession({ "slow-join-query": VAGUE_ANSWER });
  const [answer] = session.answers;
  const point = session.questions[0]?.keyPoints.find(({ followUp }) => followUp);
  if (!answer || !point) throw new Error("the question asks no follow-up");
  const withFollowUp = {
    ...session,
    answers: [
      {
        ...answer,
        code: { language: "text" as const, source: "EXPLAIN ANALYZE", passed: null, total: null },
      },
    ],
    followUps: [
      {
        questionId: "slow-join-query",
        attempt: 1,
        keyPointId: point.id,
        prompt: null,
        text: "I would wait.",
        review: answer.review,
      },
    ],
  };
  expect(buildTestReport(withFollowUp).answers?.[0]).toMatchObject({
    code: "EXPLAIN ANALYZE",
    followUp: { question: point.followUp, text: "I would wait." },
  });
  expect(
    buildTestReport({
      ...withFollowUp,
      followUps: withFollowUp.followUps.map((storedFollowUp) => ({
        ...storedFollowUp,
        attempt: 2,
      })),
    }).answers?.[0]?.followUp,
  ).toBeNull();
});

test("only the chosen parts are included, for any choice", async () => {
  const report = buildTestReport(
    await createSession({
      "slow-join-query": VAGUE_ANSWER,
      "null-in-filters": "A filter with NULL is unknown.",
    }),
  );
  fc.assert(
    fc.property(fc.subarray([...REPORT_PARTS]), (parts) => {
      const sharedJson = JSON.stringify(selectParts(report, parts));
      for (const part of REPORT_PARTS)
        expect([part, selectParts(report, parts)[part] !== null]).toEqual([
          part,
          parts.includes(part),
        ]);
      expect(sharedJson.includes("A filter with NULL")).toBe(parts.includes("answers"));
      expect(sharedJson.includes("Ines Okafor")).toBe(parts.includes("name"));
      expect(sharedJson.includes(report.scores?.headline ?? "")).toBe(parts.includes("scores"));
      if (!parts.includes("scores")) expect(sharedJson).not.toMatch(/scored|of 100|"score":\d/);
      expect(sharedJson.includes("/interview/questions/")).toBe(parts.includes("plan"));
    }),
  );
});
