import { requireOwnMentor } from "~/mentoring/directory/require-own-mentor.server";
import { findSessionWith } from "~/mentoring/sessions/mentor-queries.server";

/** A session with the mentor whose account this is, or 404. */
export async function requireMentorSession(mentorAccount: string, id: string | undefined) {
  const profile = await requireOwnMentor(mentorAccount);
  const session = await findSessionWith(profile.id, id ?? "");
  if (!session) throw new Response("Not found", { status: 404 });
  return { session, profile };
}
