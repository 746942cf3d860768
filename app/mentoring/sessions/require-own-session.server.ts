import { findMentor } from "~/mentoring/mentors/directory.server";
import { findOwnSession } from "./queries.server";

/** The owner's session and its mentor, or 404. */
export async function requireOwnSession(owner: string | undefined, id = "") {
  const session = owner === undefined ? undefined : await findOwnSession(owner, id);
  const mentor = session && (await findMentor(session.mentorId));
  if (!session || !mentor) throw new Response("Not found", { status: 404 });
  return { session, mentor };
}
