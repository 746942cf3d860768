import { listLatestDueDays } from "~/job-interviews/latest-due-days.server";
import { listComingJobInterviews } from "~/job-interviews/queries.server";
import type { Queue } from "~/review-schedule/queue";
import { getQueue } from "~/review-schedule/schedule.server";
import { readLearned } from "./learned.server";

/** All that comes back for the owner, at the latest before the job interview that will likely ask it. */
export async function getOwnQueue(owner: string, now: Date): Promise<Queue> {
  const [{ queueAttempts }, interviews] = await Promise.all([
    readLearned(owner),
    listComingJobInterviews(owner, now),
  ]);
  return getQueue(owner, now, {
    otherAttempts: queueAttempts,
    latest: listLatestDueDays(interviews),
  });
}
