import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { findOrCreateOwner, findOwner } from "~/accounts/session/owner.server";
import { isStoryKindId } from "~/data/story-kinds";
import { listNamedKinds } from "~/job-interviews/asked-kinds";
import { getOwnJobInterviews } from "~/job-interviews/own-job-interviews.server";
import { getClient } from "~/platform/http/client.server";
import { readLimitedForm } from "~/platform/http/read-limited-form.server";
import { refuseForm } from "~/platform/http/refuse-form.server";
import { toasts } from "~/platform/http/toast.server";
import { buildCoverage, isGap, sortByUse } from "~/stories/coverage";
import { STORY_FORM_LIMIT } from "~/stories/limits.server";
import { listStories, listTellings } from "~/stories/queries.server";
import { START_CONSTRAINT, startStorySchema } from "~/stories/schema.server";
import { startStory } from "~/stories/start-story";
import { addStory } from "~/stories/stories.server";

/** Of the list below the matrix. */
const MAX_LINES = 8;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const owner = await findOwner(request, context);
  const stories = owner ? await listStories(owner) : [];
  const tellings = owner ? await listTellings(owner) : [];
  const [next] = owner ? await getOwnJobInterviews(owner, context, new Date()) : [];
  const { searchParams } = new URL(request.url);
  const asked = next ? listNamedKinds(next) : [];
  const coverage = buildCoverage(stories, tellings, asked);
  const chosen = searchParams.get("gap") ?? "";
  const sorted = sortByUse(stories, tellings);
  return {
    coverage,
    storyCount: stories.length,
    stories: searchParams.has("all") ? sorted : sorted.slice(0, MAX_LINES),
    gap: isStoryKindId(chosen) ? chosen : (coverage.rows.find(isGap)?.id ?? null),
    isAsked: asked.length > 0,
    constraint: START_CONSTRAINT,
  };
}

/** Begins a story with a sentence, and opens it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { values, submission, refusal } = await readLimitedForm(
    { request, context },
    { schema: startStorySchema, ...STORY_FORM_LIMIT },
  );
  if (refusal) return refusal;
  const { owner, headers } = await findOrCreateOwner(request, context);
  const { ip } = getClient(context);
  const saved = await addStory({ owner, ip }, startStory(values), new Date());
  if (saved.refusal) return refuseForm(submission, saved.refusal);
  return toasts(request).redirectWithSuccess(
    `/stories/${saved.id}`,
    "Story started. Go on where it stops.",
    { headers },
  );
}
