import { expect, test } from "vitest";
import { writeComebackHeadline } from "./comeback-headline";
import { buildQueue, type QueueAttempt, toQueueAttempts } from "./queue";

const NOW = new Date("2026-11-21T12:00:00.000Z");
const attempt = (questionId: string, score: number, day: number, minutes = 5): QueueAttempt => ({
  questionId,
  kind: questionId.startsWith("quiz:") ? "quiz" : "question",
  name: questionId,
  context: "A card",
  to: `/${questionId}`,
  minutes,
  score,
  isHelped: false,
  at: `2026-11-${String(day).padStart(2, "0")}T10:00:00.000Z`,
});

test("questions and quizzes come back in one queue by the same schedule, with the time they take", () => {
  const queue = buildQueue(
    [attempt("slow", 30, 10), attempt("quiz:python/first", 40, 12, 6), attempt("known", 90, 20)],
    NOW,
  );
  expect(queue.due.map(({ questionId, kind }) => [questionId, kind])).toEqual([
    ["slow", "question"],
    ["quiz:python/first", "quiz"],
  ]);
  expect(queue.minutes).toBe(11);
  expect(queue.upcoming.map(({ questionId }) => questionId)).toEqual(["known"]);
  expect(buildQueue([], NOW)).toEqual({
    today: "2026-11-21",
    due: [],
    upcoming: [],
    minutes: 0,
  });
});

test("an interview answer is a code try if its question has code, and its review takes time too", () => {
  const score = {
    sessionId: "s",
    questionId: "two-sum",
    name: "Two sum",
    card: "Coding",
    tab: "technical" as const,
    skills: [],
    attempt: 1,
    score: 50,
    coachScore: 50,
    isHelped: false,
    at: "2026-11-20T10:00:00.000Z",
    minutes: 5,
  };
  expect(toQueueAttempts([score], () => true)[0]).toMatchObject({
    kind: "code",
    context: "Coding",
    to: "/interview/questions/two-sum",
    minutes: 7,
  });
  expect(toQueueAttempts([score], () => false)[0]?.kind).toBe("question");
});

test.each([
  [["question"], 0, [], "One question is due"],
  [["quiz"], 0, [], "One quiz is due"],
  [["question", "code", "quiz"], 1, [], "2 questions and 1 quiz are due"],
  [["quiz", "quiz"], 1, [], "2 quizzes are due"],
  [[], 1, [], "Nothing is due today"],
  [[], 0, ["question"], "Your only question is mastered. Nothing is due."],
  [[], 0, ["question", "quiz"], "1 question and 1 quiz are mastered. Nothing is due."],
  [[], 0, ["question", "code"], "All 2 questions are mastered. Nothing is due."],
  [[], 0, [], "Nothing is scheduled yet. Answer your first question."],
] as const)("%j due, %d later, %j mastered: %s", (due, later, mastered, headline) => {
  const toItems = (kinds: readonly ("question" | "code" | "quiz")[]) =>
    kinds.map((kind) => ({ kind }));
  expect(writeComebackHeadline(toItems(due), later, toItems(mastered))).toBe(headline);
});
