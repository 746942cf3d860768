import type { AppLoadContext } from "@remix-run/node";
import { listComingJobInterviews } from "./queries.server";
import type { JobInterview } from "./types";

const interviews = new WeakMap<AppLoadContext, Promise<JobInterview[]>>();

/** Those from today on without an outcome, read once per request: the advice starts from the next one, and today shows it. */
export function getOwnJobInterviews(
  owner: string,
  context: AppLoadContext,
  now: Date,
): Promise<JobInterview[]> {
  const list = interviews.get(context) ?? listOpenJobInterviews(owner, now);
  interviews.set(context, list);
  return list;
}

async function listOpenJobInterviews(owner: string, now: Date): Promise<JobInterview[]> {
  const coming = await listComingJobInterviews(owner, now);
  return coming.filter(({ outcome }) => outcome === null);
}
