import { db } from "~/platform/database/connection.server";

/** How many questions go with a round when it is deleted. */
export async function countRoundQuestions(owner: string, roundId: string): Promise<number> {
  const { questions } = await db
    .selectFrom("debrief_questions")
    .select(({ fn }) => fn.countAll<number | string>().as("questions"))
    .where("owner_id", "=", owner)
    .where("round_id", "=", roundId)
    .executeTakeFirstOrThrow();
  return Number(questions);
}

/** What goes with a job interview when it is deleted. */
export async function countNotes(
  owner: string,
  id: string,
): Promise<{ questions: number; offers: number }> {
  const { questions } = await db
    .selectFrom("debrief_questions")
    .select(({ fn }) => fn.countAll<number | string>().as("questions"))
    .where("owner_id", "=", owner)
    .where("interview_id", "=", id)
    .executeTakeFirstOrThrow();
  const { offers } = await db
    .selectFrom("job_offers")
    .select(({ fn }) => fn.countAll<number | string>().as("offers"))
    .where("owner_id", "=", owner)
    .where("interview_id", "=", id)
    .executeTakeFirstOrThrow();
  return { questions: Number(questions), offers: Number(offers) };
}
