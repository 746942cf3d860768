import { db } from "~/platform/database/connection.server";

/** The owner's days off the plan of each of their job interviews. */
export async function listDaysOff(owner: string): Promise<{ interviewId: string; day: string }[]> {
  const rows = await db
    .selectFrom("plan_days_off")
    .select(["interview_id", "day"])
    .where("owner_id", "=", owner)
    .execute();
  return rows.map(({ interview_id, day }) => ({ interviewId: interview_id, day }));
}

export async function insertDayOff(
  owner: string,
  { interviewId, day }: { interviewId: string; day: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto("plan_days_off")
    .values({ owner_id: owner, interview_id: interviewId, day, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(["owner_id", "interview_id", "day"]).doNothing())
    .execute();
}

export async function deleteDayOff(
  owner: string,
  { interviewId, day }: { interviewId: string; day: string },
): Promise<void> {
  await db
    .deleteFrom("plan_days_off")
    .where("owner_id", "=", owner)
    .where("interview_id", "=", interviewId)
    .where("day", "=", day)
    .execute();
}

/** The questions of the owner's debriefs for which they had no story, also as they are among their own by now. */
export async function listQuestionsWithoutStory(owner: string) {
  const rows = await db
    .selectFrom("debrief_questions")
    .innerJoin("job_interview_rounds", "job_interview_rounds.id", "debrief_questions.round_id")
    .leftJoin("own_questions", (join) =>
      join
        .onRef("own_questions.id", "=", "debrief_questions.own_question_id")
        .onRef("own_questions.owner_id", "=", "debrief_questions.owner_id"),
    )
    .select([
      "debrief_questions.id",
      "debrief_questions.question",
      "own_questions.prompt",
      "job_interview_rounds.debriefed_at",
    ])
    .where("debrief_questions.owner_id", "=", owner)
    .where("debrief_questions.told", "=", "none")
    .orderBy("debriefed_at")
    .orderBy("position")
    .execute();
  return rows.flatMap((row) =>
    row.debriefed_at === null
      ? []
      : {
          id: row.id,
          question: row.question,
          ownPrompt: row.prompt,
          debriefedAt: row.debriefed_at,
        },
  );
}
