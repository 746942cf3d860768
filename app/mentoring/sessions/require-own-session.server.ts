import { findSessionMentor } from "~/mentoring/directory/directory.server";
import { findOwnSession } from "./queries.server";

/** The owner's session and its mentor, or 404. */
export async function requireOwnSession(owner: string | undefined, id = "") {
  const session = owner === undefined ? undefined : await findOwnSession(owner, id);
  if (!session) throw new Response("Not found", { status: 404 });
  return { session, mentor: await findSessionMentor(session.mentorId) };
}
