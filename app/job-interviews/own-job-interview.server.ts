import type { LoaderFunctionArgs } from "@remix-run/node";
import { findJobInterview } from "./queries.server";
import type { JobInterview } from "./types";

/** One of the owner's job interviews; for everyone else it isn't there. */
export async function requireJobInterview(
  owner: string,
  { id = "" }: LoaderFunctionArgs["params"],
): Promise<JobInterview> {
  const interview = await findJobInterview(owner, id);
  if (!interview) throw new Response("Not found", { status: 404 });
  return interview;
}
