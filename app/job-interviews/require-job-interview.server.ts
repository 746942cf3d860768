import { findJobInterview } from "./queries.server";
import type { JobInterview } from "./types";

/** One of the owner's; for everyone else it isn't there. */
export async function requireJobInterview(
  owner: string,
  id: string | undefined,
): Promise<JobInterview> {
  const interview = id === undefined ? undefined : await findJobInterview(owner, id);
  if (!interview) throw new Response("Not found", { status: 404 });
  return interview;
}
