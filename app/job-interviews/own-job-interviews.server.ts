import type { AppLoadContext } from "@remix-run/node";
import { listComingJobInterviews } from "./queries.server";
import type { JobInterview } from "./types";

const interviews = new WeakMap<AppLoadContext, Promise<JobInterview[]>>();

/** Those from today on, read once per request: the advice starts from the next one, and today shows it. */
export function getOwnJobInterviews(
  owner: string,
  context: AppLoadContext,
  now: Date,
): Promise<JobInterview[]> {
  const list = interviews.get(context) ?? listComingJobInterviews(owner, now);
  interviews.set(context, list);
  return list;
}
