import { expect, test } from "vitest";
import { questionById } from "~/data/questions/cards.server";
import { type Client, createSignedInClient } from "../support/client";
import { passQuiz } from "../support/course";
import {
  getQuestionNumber,
  getSessionId,
  POOR_ANSWER,
  SLOW_JOIN_ID,
  startSession,
  settleReview,
  submitAnswer,
} from "../support/interview";
import { createMentor } from "../support/mentor";
import { bookEarliest } from "../support/mentoring";
import { openMain } from "../support/page";
import { openSkillRow } from "../support/skill-row";

async function readSql(client: Client) {
  const row = (await openSkillRow(client, "sql")).text;
  const exported = await client.get("/profile/skills/export?format=json");
  const { skills } = (await exported.json()) as {
    skills: { id: string; level: number; certainty: number }[];
  };
  const { level, certainty } = skills.find(({ id }) => id === "sql") ?? { level: 0, certainty: 0 };
  return { row, level, certainty };
}

test("one skill is rated, practiced, reviewed and learned, and each piece of evidence moves its level", async () => {
  const client = await createSignedInClient();
  await client.post("/careers/technology/data-scientist", { intent: "choose" });
  await client.post("/assessment/4", { statistics: "4" });
  const before = await readSql(client);
  expect(before.row).toContain("Not shown yet");

  await client.post("/assessment/4", { sql: "3" });
  const rated = await readSql(client);
  expect(rated.row).toContain("3 of 5");
  expect(rated.row).toContain("Rated only");

  const session = await startSession(client);
  await submitAnswer(client, session, POOR_ANSWER);
  const practiced = await readSql(client);
  expect(practiced.row).toContain("One answer");
  expect(practiced.certainty).toBeGreaterThan(rated.certainty);

  const mentor = await createMentor();
  const booking = await bookEarliest(client, mentor.mentorId, "Mark my answer");
  const report = getSessionId(session);
  await client.post(booking, { intent: "share", report });
  await mentor.post(`/mentoring/requests/${getSessionId(booking)}/reports/${report}`, {
    question: SLOW_JOIN_ID,
    score: "64",
    note: "Read the plan first.",
  });
  const reviewed = await readSql(client);
  expect(reviewed.row).toContain("one mentor’s review");
  expect(reviewed.certainty).toBeGreaterThan(practiced.certainty);
  expect(reviewed.level).toBeGreaterThan(practiced.level);

  const quiz = await passQuiz(client, "data-science-essentials", "questions-and-data");
  expect(quiz.status).toBe(302);
  const learned = await readSql(client);
  expect(learned.row).toContain("one quiz");
  expect(learned.certainty).toBeGreaterThan(reviewed.certainty);
  expect(learned.level).toBeGreaterThan(reviewed.level);

  for (const questionId of ["left-join-trap", "null-in-filters", "top-earners-per-department"]) {
    await submitAnswer(
      client,
      session,
      questionById(questionId)?.question.samples.senior ?? "",
      getQuestionNumber(questionId),
    );
    await settleReview(client, session, questionId);
  }
  const improved = await readSql(client);
  expect(improved.level).toBeGreaterThan(learned.level);
  expect(improved.row).toContain("Met");

  expect(await openMain(client, "/profile")).toHaveText("of 4 skills shown, 1 met");
  expect(await openMain(client, "/profile/sessions")).toHaveText("What changed this week");
  expect(await openMain(client, "/profile/learning")).toHaveText(
    /Data Science Essentials.*In Progress.*1 of 5 modules completed/,
  );
  expect(await openMain(client, "/interview/due")).toHaveText(/Quiz, Data Science Essentials/);
});
