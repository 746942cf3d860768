import { expect, test } from "vitest";
import type { Queue, QueueItem } from "~/review-schedule/queue";
import type { SessionSummary } from "~/mentoring/sessions/session-view";
import { listWaiting } from "./waiting";

const item = (questionId: string): QueueItem => ({
  questionId,
  kind: "question",
  name: questionId,
  context: "A card",
  to: `/interview/questions/${questionId}`,
  minutes: 5,
  lastScore: 40,
  dueDate: "2026-12-01",
  lastDay: "2026-11-20",
  attemptCount: 1,
  intervalDays: 1,
  isMastered: false,
});
const queueOf = (due: string[], upcoming: string[] = []): Queue => ({
  today: "2026-11-23",
  due: due.map(item),
  postponed: [],
  upcoming: upcoming.map(item),
  minutesDone: 0,
  minutes: due.length * 5,
});
const mentorSession: SessionSummary = {
  id: "m",
  state: "requested",
  stateLabel: "Waiting for a reply",
  when: "Tuesday, November 24, 9:00 AM",
  date: { month: "Nov", day: "24" },
  city: "London",
  agenda: "",
  details: ["Sent Mon, Nov 23"],
  name: "Hannah",
  path: "/mentors/sessions/m",
};
const openSession = (id: string) => ({ id, title: id, answeredCount: 1, questionCount: 8 });

test("one of each kind comes first, and three in all", () => {
  const items = listWaiting({
    queue: queueOf(["first", "second"], ["later"]),
    mentorSessions: [mentorSession, mentorSession],
    openSessions: [openSession("newest"), openSession("older")],
    nextUrl: "/assessment",
  });
  expect(items.map(({ title, status }) => [title, status])).toEqual([
    ["first", "due"],
    ["Session with Hannah", "waiting"],
    ["newest", undefined],
  ]);
});

test("what comes back fills the rest, and the next step isn’t said twice", () => {
  const items = listWaiting({
    queue: queueOf(["first", "second"], ["later", "last"]),
    mentorSessions: [],
    openSessions: [openSession("newest")],
    nextUrl: "/interview/sessions/newest",
  });
  expect(items.map(({ title, status, isDue }) => [title, status, isDue])).toEqual([
    ["first", "due", true],
    ["second", "due", true],
    ["later", "Dec 1", false],
  ]);
});
