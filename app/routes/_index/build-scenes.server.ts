import exampleReviews from "~/data/example-reviews.json";
import { EXAMPLE_ATTEMPTS, EXAMPLE_WEEK } from "~/data/home-scenes";
import { compareAttempts } from "~/feedback/attempts/compare-attempts";
import { listMentors } from "~/mentoring/directory/directory.server";
import { isStorageError } from "~/platform/database/storage-errors";
import { reviewSchema } from "~/practice/store/review-schema.server";
import { describeExampleRecord } from "~/skills/example-record";
import { summarizeTarget } from "~/skills/target-summary";

/** What the landing page shows of the product, worked out as for a person. */
export async function buildScenes() {
  const mentors = await listMentors().catch((error: unknown) => {
    // The rest of the page needs no database.
    if (!isStorageError(error)) throw error;
    return undefined;
  });
  return {
    again: compareExample(),
    record: summarizeExample(),
    // An operator can turn the mentor of the example off, and all the others.
    mentor: mentors?.find(({ id }) => id === EXAMPLE_WEEK.mentorId) ?? null,
    hasMentors: mentors?.length !== 0,
  };
}

function compareExample() {
  // Written by coach:eval, because this thread doesn't load the coach.
  const reviews = reviewSchema.array().parse(exampleReviews);
  const [before, after] = EXAMPLE_ATTEMPTS.attempts.map(({ at }, index) => ({
    number: index + 1,
    at,
    review: reviews[index] ?? null,
    hasCode: false,
  }));
  const pair = before && after ? compareAttempts(before, after) : null;
  if (!pair) throw new Error("The landing page's attempts have no score.");
  return pair;
}

function summarizeExample() {
  const { role, gaps } = describeExampleRecord();
  return { summary: summarizeTarget(role, gaps), gaps };
}
