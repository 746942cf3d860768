import { expect, test } from "vitest";
import { writeDueHeadline } from "./headline";
import { buildQueue, DAILY_MINUTES, type QueueAttempt, toQueueAttempts } from "./queue";

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
    postponed: [],
    upcoming: [],
    minutes: 0,
    minutesDone: 0,
  });
});

const listIds = (items: readonly { questionId: string }[]) =>
  items.map(({ questionId }) => questionId);

test("a day takes what fits into its minutes, the longest overdue first; the rest waits", () => {
  const backlog = [
    attempt("third", 30, 12, 6),
    attempt("first", 30, 10, 6),
    attempt("second", 30, 11, 6),
    attempt("fourth", 30, 13, 1),
  ];
  const queue = buildQueue(backlog, NOW);
  expect(listIds(queue.due)).toEqual(["first", "second"]);
  expect(queue.minutes).toBe(12);
  // "fourth" would fit, but would overtake what is due for longer.
  expect(listIds(queue.postponed)).toEqual(["third", "fourth"]);

  const halfDone = buildQueue([...backlog, attempt("first", 90, 21, 6)], NOW);
  expect(halfDone.minutesDone).toBe(6);
  expect(listIds(halfDone.due)).toEqual(["second"]);
  expect(listIds(halfDone.postponed)).toEqual(["third", "fourth"]);
  const done = buildQueue(
    [...backlog, attempt("first", 90, 21, 6), attempt("second", 90, 21, 6)],
    NOW,
  );
  expect([done.due, done.minutes]).toEqual([[], 0]);
  expect(listIds(done.postponed)).toEqual(["third", "fourth"]);
  expect(writeDueHeadline(done.due, 2, [], done.postponed.length)).toBe(
    "Done for today. 2 more are due tomorrow.",
  );

  const tomorrow = buildQueue(
    [...backlog, attempt("first", 90, 21, 6), attempt("second", 90, 21, 6)],
    new Date("2026-11-22T12:00:00.000Z"),
  );
  expect(listIds(tomorrow.due)).toEqual(["third", "fourth"]);
});

test("an item longer than a day's minutes is still asked, on a day of its own", () => {
  const queue = buildQueue(
    [attempt("long", 30, 10, DAILY_MINUTES + 10), attempt("short", 30, 11, 1)],
    NOW,
  );
  expect(listIds(queue.due)).toEqual(["long"]);
  expect(listIds(queue.postponed)).toEqual(["short"]);
  const done = buildQueue(
    [
      attempt("long", 30, 10, DAILY_MINUTES + 10),
      attempt("short", 30, 11, 1),
      attempt("long", 90, 21, DAILY_MINUTES + 10),
    ],
    NOW,
  );
  expect([listIds(done.due), listIds(done.postponed)]).toEqual([[], ["short"]]);
});

test("what was answered today without being due takes nothing from today's minutes", () => {
  const queue = buildQueue(
    [
      attempt("due", 30, 10, 14),
      attempt("new", 30, 21, 14),
      attempt("known", 90, 19, 14),
      attempt("known", 90, 21, 14),
    ],
    NOW,
  );
  expect(listIds(queue.due)).toEqual(["due"]);
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
    lowerScore: 50,
    isOpen: false,
    isTooOpen: false,
    isOwnAccount: false,
    otherScore: null,
    isByEarlierRubric: false,
    isHelped: false,
    at: "2026-11-20T10:00:00.000Z",
    minutes: 5,
    isWithoutContent: false,
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
  expect(writeDueHeadline(toItems(due), later, toItems(mastered))).toBe(headline);
});
