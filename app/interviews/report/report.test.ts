import fc from "fast-check";
import { expect, test } from "vitest";
import { createEmbeddedCoach } from "~/coach/embedded";
import { COURSES } from "~/data/learning/courses";
import { MENTORS } from "~/data/mentors";
import { questionById } from "~/data/questions/cards.server";
import { schedules } from "~/interviews/due/schedule";
import type { Session } from "~/interviews/sessions.server";
import { mean, meanDimensions } from "./means";
import { recurringGaps } from "./recurring";
import { REPORT_PARTS, type Report, onlyParts, reportOf } from "./report";

const coach = createEmbeddedCoach();
const START = "2026-11-01T09:00:00.000Z";

/** A session in which these questions got these answers, ten minutes apart; null is none. */
async function sessionOf(answers: Record<string, string | null>): Promise<Session> {
  const questions = Object.keys(answers).map((id) => {
    const found = questionById(id);
    if (!found) throw new Error(`${id} has left the bank`);
    return found.question;
  });
  const given = questions.flatMap((question, index) => {
    const text = answers[question.id];
    return typeof text === "string"
      ? [{ question, text, at: new Date(Date.parse(START) + (index + 1) * 600_000).toISOString() }]
      : [];
  });
  const reviewed = await Promise.all(
    given.map(async ({ question: { id, kind, prompt, keyPoints, samples }, text, at }) => ({
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
    })),
  );
  return {
    id: "s",
    mode: "practice",
    followUps: [],
    card: { id: "databases", title: "Databases and SQL", difficulty: "Medium" },
    questions,
    skipped: new Set(),
    answers: reviewed,
    askedSkills: [],
    startedAt: START,
    endedAt: null,
  };
}

const told = (session: Session): Report =>
  reportOf(
    session,
    schedules(
      session.answers.map(({ questionId, review, help, createdAt }) => ({
        questionId,
        score: review.score,
        isHelped: help !== null,
        at: createdAt,
      })),
    ),
    "Ines Okafor",
    [],
  );
const VAGUE =
  "I would look at the database and see if it is okay. Maybe it needs more stuff somewhere. Then it should be fast again, I think.";

test("nothing answered: no score, no plan, nothing invented", async () => {
  const report = told(await sessionOf({ "slow-join-query": null }));
  expect(report).toMatchObject({ answered: 0, scores: null, plan: [], answers: [], minutes: null });
  expect(report.questions).toEqual([
    { number: 1, state: "open", prompt: questionById("slow-join-query")?.question.prompt },
  ]);
});

test("score, dimensions and questions agree with the reviews", async () => {
  const session = await sessionOf({
    "slow-join-query": questionById("slow-join-query")?.question.samples.senior ?? "",
    "null-in-filters": VAGUE,
    "n-plus-one": null,
  });
  const { scores, answered, minutes } = told(session);
  const all = session.answers.map(({ review }) => review.score);
  expect(answered).toBe(2);
  expect(minutes).toBe(20);
  expect(scores?.score).toBe(Math.round(mean(all)));
  expect(scores?.dimensions.reduce((sum, { points }) => sum + points, 0)).toBe(scores?.score);
  expect(scores?.questions.map(({ score }) => score)).toEqual(all);
});

test("the plan names real places: the questions on their day, a course and a mentor who know what went badly", async () => {
  const { plan } = told(await sessionOf({ "slow-join-query": VAGUE, "null-in-filters": VAGUE }));
  expect(plan?.map(({ to }) => to.split("/")[1])).toEqual([
    "interview",
    "interview",
    "learning",
    "mentors",
  ]);
  expect(plan?.[0]).toMatchObject({ day: "2026-11-02" });
  expect(COURSES.map(({ id }) => `/learning/${id}`)).toContain(plan?.[2]?.to);
  expect(MENTORS.map(({ id }) => `/mentors/${id}`)).toContain(plan?.[3]?.to);
});

test("solid answers need no course and no mentor", async () => {
  const { plan } = told(
    await sessionOf({
      "slow-join-query": questionById("slow-join-query")?.question.samples.senior ?? "",
    }),
  );
  expect(plan?.map(({ to }) => to)).toEqual(["/interview/questions/slow-join-query"]);
});

test("a gap counts when it comes back, and is quoted in the person's own words", async () => {
  const session = await sessionOf({
    "slow-join-query": VAGUE,
    "null-in-filters": VAGUE,
    "n-plus-one": "I do not know.",
  });
  const answers = session.answers.map(({ text, review }) => ({
    kind: "technical" as const,
    text,
    review,
  }));
  const [first] = recurringGaps(answers);
  expect(first?.times).toBeGreaterThanOrEqual(2);
  expect(
    recurringGaps(answers).every(
      ({ quote }) =>
        quote === "" ||
        VAGUE.includes(quote) ||
        quote.split(", ").every((word) => VAGUE.toLowerCase().includes(word)),
    ),
  ).toBe(true);
  expect(recurringGaps(answers.slice(0, 1))).toEqual([]);
  expect(recurringGaps([])).toEqual([]);
});

test("code and the follow-up stand with the answer they belong to", async () => {
  const session = await sessionOf({ "slow-join-query": VAGUE });
  const [answer] = session.answers;
  const point = session.questions[0]?.keyPoints.find(({ followUp }) => followUp);
  if (!answer || !point) throw new Error("the question asks no follow-up");
  const followed = {
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
        text: "I would wait.",
        review: answer.review,
      },
    ],
  };
  expect(told(followed).answers?.[0]).toMatchObject({
    code: "EXPLAIN ANALYZE",
    followUp: { question: point.followUp, text: "I would wait." },
  });
  expect(
    told({ ...followed, followUps: followed.followUps.map((one) => ({ ...one, attempt: 2 })) })
      .answers?.[0]?.followUp,
  ).toBeNull();
});

test("only the chosen parts are left, whatever is chosen", async () => {
  const report = told(
    await sessionOf({
      "slow-join-query": VAGUE,
      "null-in-filters": "A filter with NULL is unknown.",
    }),
  );
  fc.assert(
    fc.property(fc.subarray([...REPORT_PARTS]), (parts) => {
      const shown = JSON.stringify(onlyParts(report, parts));
      for (const part of REPORT_PARTS)
        expect([part, onlyParts(report, parts)[part] !== null]).toEqual([
          part,
          parts.includes(part),
        ]);
      expect(shown.includes("A filter with NULL")).toBe(parts.includes("answers"));
      expect(shown.includes("Ines Okafor")).toBe(parts.includes("name"));
      expect(shown.includes(report.scores?.headline ?? "")).toBe(parts.includes("scores"));
      if (!parts.includes("scores")) expect(shown).not.toMatch(/scored|of 100|"score":\d/);
      expect(shown.includes("/mentors/")).toBe(parts.includes("plan"));
    }),
  );
});

test("mean points add up to the mean score and never pass what a dimension is worth", () => {
  const weights = [35, 35, 15, 15];
  const review = fc
    .tuple(...weights.map((weight) => fc.integer({ min: 0, max: weight })))
    .map((points) => ({
      score: points.reduce((sum, each) => sum + each, 0),
      dimensions: points.map((each, index) => ({
        name: `d${index}`,
        label: `d${index}`,
        score: 0,
        weight: weights[index] ?? 0,
        points: each,
        reason: "",
        gap: "",
      })),
    }));
  fc.assert(
    fc.property(fc.array(review, { minLength: 1, maxLength: 12 }), (reviews) => {
      const dimensions = meanDimensions(reviews);
      expect(dimensions.reduce((sum, { points }) => sum + points, 0)).toBe(
        Math.round(mean(reviews.map(({ score }) => score))),
      );
      for (const { points, weight } of dimensions) expect(points).toBeLessThanOrEqual(weight);
    }),
  );
});
