import { findProfileOf } from "./profiles.server";
import type { MentorProfile } from "./stored-profile.server";

/** The profile of a mentor's account; 403 for one that was never approved. */
export async function requireOwnMentor(owner: string): Promise<MentorProfile> {
  const profile = await findProfileOf(owner);
  if (!profile)
    throw new Response("This page is for mentors.", { status: 403, statusText: "Forbidden" });
  return profile;
}
