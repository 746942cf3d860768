import { randomBytes, randomUUID } from "node:crypto";
import { hashPassword } from "~/accounts/password/hash.server";
import { findUserByEmail, insertUser } from "~/accounts/store/users.server";
import { cardById, questionById } from "~/data/questions/cards.server";
import { findMentor } from "~/mentoring/directory/directory.server";
import { requestEarliestSlot } from "~/mentoring/booking/request-session.server";
import { toRoleTarget } from "~/occupations/target/targets.server";
import { runTransaction } from "~/platform/database/connection.server";
import { env } from "~/platform/env.server";
import { buildLearningRows } from "./learning-rows.server";
import {
  DEMO_EMAIL,
  DEMO_PROFILE,
  DEMO_ASSESSMENTS,
  DEMO_ASSESSMENT_ANSWERS,
  DEMO_REQUESTS,
  DEMO_SESSIONS,
  DEMO_TARGET,
  type DemoSession,
} from "./sample-data";
import { toScoreColumns } from "~/practice/store/earlier-rubric";
import { runTask } from "~/practice/text-analysis/pool.server";

const MINUTE_IN_MS = 60_000;
const DAY_IN_MS = 24 * 60 * MINUTE_IN_MS;
/** Public password, for local demos only. */
const DEMO_PASSWORD = "umbrella-bus-stop-north";

/**
 * Adds the demo user with all their data, once, in one transaction.
 * @param isPublic the server is reachable by others, so the password must be random
 * @returns a message for the console
 */
export async function seedDemo(isPublic: boolean): Promise<string> {
  if (env.AUTH_API_URL)
    return "Accounts are on an external server (AUTH_API_URL), so no demo user can be added.";
  if (await findUserByEmail(DEMO_EMAIL))
    return `The demo user already exists: ${DEMO_EMAIL}. Nothing was changed.`;
  const password = isPublic ? randomBytes(12).toString("base64url") : DEMO_PASSWORD;
  const password_hash = await hashPassword(password);
  const now = new Date();
  const id = randomUUID();
  const rows = (
    await Promise.all(DEMO_SESSIONS.map((session) => buildSessionRows(id, session, now)))
  ).flat();
  await runTransaction(async (transaction) => {
    await insertUser(
      {
        ...DEMO_PROFILE,
        id,
        email: DEMO_EMAIL,
        password_hash,
        user_type: "standard",
        email_verified: 1,
        created_at: daysBefore(now, 50),
      },
      transaction,
    );
    for (const { session, answers } of rows) {
      await transaction.insertInto("interview_sessions").values(session).execute();
      await transaction.insertInto("interview_answers").values(answers).execute();
    }
    for (const { daysAgo, levels } of DEMO_ASSESSMENTS) {
      const assessment_id = randomUUID();
      const ratedAt = daysBefore(now, daysAgo);
      await transaction
        .insertInto("assessments")
        .values({
          id: assessment_id,
          owner_id: id,
          started_at: ratedAt,
          finished_at: ratedAt,
          answers: JSON.stringify(DEMO_ASSESSMENT_ANSWERS),
          answered_at: ratedAt,
        })
        .execute();
      const ratings = Object.entries(levels).map(([skill_id, level]) => ({
        assessment_id,
        owner_id: id,
        skill_id,
        level,
        rated_at: ratedAt,
      }));
      await transaction.insertInto("assessment_ratings").values(ratings).execute();
    }
    await transaction
      .insertInto("career_targets")
      .values({
        owner_id: id,
        target: toRoleTarget(DEMO_TARGET.field, DEMO_TARGET.role),
        chosen_at: daysBefore(now, DEMO_TARGET.daysAgo),
      })
      .execute();
    const learning = buildLearningRows(id, (daysAgo) => daysBefore(now, daysAgo));
    await transaction.insertInto("lesson_progress").values(learning.lessons).execute();
    await transaction.insertInto("quiz_attempts").values(learning.attempts).execute();
    await transaction.insertInto("capstone_progress").values(learning.capstones).execute();
  });
  for (const { mentor: mentorId, agenda } of DEMO_REQUESTS)
    await requestSession(id, mentorId, agenda, now);
  return `Demo user added. Sign in as ${DEMO_EMAIL} with the password ${password}`;
}

async function requestSession(
  owner: string,
  mentorId: string,
  agenda: string,
  now: Date,
): Promise<void> {
  const mentor = await findMentor(mentorId);
  if (!mentor?.isListed) return;
  await requestEarliestSlot({
    owner,
    mentor,
    now,
    timeZone: "Europe/London",
    topics: [],
    reports: [],
    agenda,
    contact: { name: DEMO_PROFILE.name, email: DEMO_EMAIL },
    origin: `http://localhost:${env.PORT}`,
    isAnother: true,
  });
}

/** The rows of a session, with every answer reviewed by the coach. */
async function buildSessionRows(
  owner_id: string,
  { cardId, daysAgo, isOpen = false, answers }: DemoSession,
  now: Date,
) {
  const card = cardById(cardId);
  if (!card) throw new Error(`The demo data uses ${cardId}, which isn't a card.`);
  const id = randomUUID();
  const startedAt = now.getTime() - daysAgo * DAY_IN_MS;
  const minutesAfterStart = (minutes: number) =>
    new Date(startedAt + minutes * MINUTE_IN_MS).toISOString();
  const session = {
    id,
    owner_id,
    card_id: cardId,
    question_ids: JSON.stringify(card.questions.map((question) => question.id)),
    skipped_ids: "[]",
    started_at: minutesAfterStart(0),
    ended_at: isOpen ? null : minutesAfterStart(6 * answers.length + 1),
  };
  const answerRows = await Promise.all(
    answers.map(async ({ question, answer }, index) => ({
      ...(await reviewAnswer(question, answer, id)),
      id: randomUUID(),
      session_id: id,
      owner_id,
      question_id: question,
      attempt: 1,
      created_at: minutesAfterStart(6 * (index + 1)),
    })),
  );
  return [{ session, answers: answerRows }];
}

async function reviewAnswer(questionId: string, answer: string, sessionId: string) {
  const match = questionById(questionId);
  if (!match) throw new Error(`The demo data uses ${questionId}, which isn't a question.`);
  const { kind, prompt, keyPoints, samples } = match.question;
  const result = await runTask(
    "reviewAnswer",
    { kind, question: prompt, keyPoints, reference: samples.senior, answer, seconds: null },
    { caller: sessionId },
  );
  return {
    answer,
    review: JSON.stringify(result),
    score: result.score,
    ...toScoreColumns(result),
  };
}

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_IN_MS).toISOString();
}
