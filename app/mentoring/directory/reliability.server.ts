import type { Kysely } from "kysely";
import type { BookableMentor } from "./bookable-mentor";
import { addMs } from "~/mentoring/sessions/rules";
import { db } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import { type Reliability, computeReliability } from "./compute-reliability";
import { type ReliabilityText, describeReliability } from "./describe-reliability";

/** Older requests say little about how a mentor replies today. */
const WINDOW_IN_MS = 180 * 86_400_000;

/** The reliability of mentors, by mentor, from the requests of the last 180 days. */
export async function readReliability(
  mentorIds: readonly string[],
  now: Date,
  connection: Kysely<Tables> = db,
): Promise<(mentorId: string) => Reliability> {
  const rows =
    mentorIds.length === 0
      ? []
      : await connection
          .selectFrom("mentor_session_events as event")
          .innerJoin("mentor_sessions as session", "session.id", "event.session_id")
          .where("session.mentor_id", "in", mentorIds)
          .where("session.created_at", ">", addMs(now, -WINDOW_IN_MS))
          .select(["session.mentor_id", "session.id", "event.kind", "event.actor"])
          .select("event.created_at as at")
          .execute();
  const byMentor = Map.groupBy(rows, ({ mentor_id }) => mentor_id);
  return (mentorId) =>
    computeReliability(
      (byMentor.get(mentorId) ?? []).map(({ id, ...event }) => ({ ...event, sessionId: id })),
    );
}

const SAMPLE_RELIABILITY: ReliabilityText = {
  headline: "Automatic reply after a minute",
  details: [],
};

/** What a page says about how mentors reply; the samples reply by a rule. */
export async function describeReliabilities(
  mentors: readonly Pick<BookableMentor, "id" | "isSample">[],
  now: Date,
): Promise<(mentor: Pick<BookableMentor, "id" | "isSample">) => ReliabilityText> {
  const people = mentors.filter(({ isSample }) => !isSample).map(({ id }) => id);
  const getReliability = await readReliability(people, now);
  return ({ id, isSample }) =>
    isSample ? SAMPLE_RELIABILITY : describeReliability(getReliability(id), now);
}
