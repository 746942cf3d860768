import type { AppLoadContext } from "@remix-run/node";
import { listJobInterviews } from "./queries.server";
import { findNextRound } from "./rounds";
import type { JobInterview } from "./types";

const interviews = new WeakMap<AppLoadContext, Promise<JobInterview[]>>();

/** Those from today on without an outcome: the advice starts from the next one, and today shows it. */
export async function getOwnJobInterviews(
  owner: string,
  context: AppLoadContext,
  now: Date,
): Promise<JobInterview[]> {
  const open = await getOpenJobInterviews(owner, context, now);
  return open.filter((each) => findNextRound(each, now));
}

/** Those without an outcome, also after their last round. */
export async function getOpenJobInterviews(
  owner: string,
  context: AppLoadContext,
  now: Date,
): Promise<JobInterview[]> {
  const all = await getAllJobInterviews(owner, context, now);
  return all.filter(({ outcome }) => outcome === null);
}

/** All of the owner’s, read once per request. */
export function getAllJobInterviews(
  owner: string,
  context: AppLoadContext,
  now: Date,
): Promise<JobInterview[]> {
  const list = interviews.get(context) ?? listJobInterviews(owner, now);
  interviews.set(context, list);
  return list;
}
