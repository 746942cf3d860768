import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { findKeptForm } from "~/accounts/kept-forms/keep-form.server";
import { requireOwner } from "~/accounts/session/owner.server";
import { listJobInterviews } from "~/job-interviews/queries.server";
import { getClient } from "~/platform/http/client.server";
import { parseForm, readForm } from "~/platform/http/read-form.server";
import { limitForm } from "~/platform/http/read-limited-form.server";
import { refuseForm } from "~/platform/http/refuse-form.server";
import { toasts } from "~/platform/http/toast.server";
import { listSessionRows } from "~/practice/store/queries.server";
import { readKeptValues, toValues } from "~/stories/form-values";
import { STORY_FORM_LIMIT } from "~/stories/limits.server";
import { findStory, listTellings } from "~/stories/queries.server";
import { STORY_CONSTRAINT, storySchema } from "~/stories/schema.server";
import { addStory, changeStory, requireStory } from "~/stories/stories.server";
import { suggestKinds } from "~/stories/suggest-kinds";
import { ANY_STORY } from "~/today/items";
import { findNextLabel } from "~/today/next-in-sitting.server";
import type { ToldTelling } from "~/stories/told-list";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const owner = await requireOwner(request, context);
  const story = await requireStory(owner, params.id);
  const kept = await findKeptForm(request, context, `/stories/${story.id}`);
  return {
    id: story.id,
    story,
    told: await listTold(owner, story.id),
    sittingLabel:
      (await findNextLabel(request, owner, { kinds: ["short"], subjects: [story.id] })) ??
      (await findNextLabel(request, owner, {
        kinds: ["story"],
        subjects: [...story.kinds, ANY_STORY],
      })),
    form: {
      constraint: STORY_CONSTRAINT,
      values: kept ? readKeptValues(kept) : toValues(story),
      isRestored: kept !== null,
      suggestions: suggestKinds(`${story.title} ${story.telling}`),
    },
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request, context);
  const { ip } = getClient(context);
  const submission = parseForm(await readForm(request), { schema: storySchema });
  const story = await findStory(owner, params.id ?? "");
  if (!story && submission.status !== "success") throw new Response("Not found", { status: 404 });
  if (submission.status !== "success") return data({ result: submission.reply() }, 400);
  const limited = await limitForm(submission, ip, STORY_FORM_LIMIT);
  if (limited) return limited;
  const by = { owner, ip };
  const now = new Date();
  // Deleted meanwhile, such as in another tab: what was written is kept as a new story.
  const saved = story
    ? await changeStory(by, story.id, submission.value, now)
    : await addStory(by, submission.value, now);
  if (saved.refusal) return refuseForm(submission, saved.refusal);
  return toasts(request).redirectWithSuccess(`/stories/${saved.id}`, "Story saved");
}

/** Where a story was told, the last time first. */
async function listTold(owner: string, storyId: string): Promise<ToldTelling[]> {
  const tellings = (await listTellings(owner)).filter((telling) => telling.storyId === storyId);
  if (tellings.length === 0) return [];
  const sessionIds = new Set((await listSessionRows(owner)).map(({ id }) => id));
  const interviews = await listJobInterviews(owner, new Date());
  return tellings.toReversed().map(({ question, toldAt, sessionId, roundId }) => {
    const interview = interviews.find(({ rounds }) => rounds.some(({ id }) => id === roundId));
    if (interview)
      return {
        question,
        toldAt,
        where: { label: `${interview.role}, ${interview.company}`, to: `/plans/${interview.id}` },
      };
    const isStored = sessionId !== null && sessionIds.has(sessionId);
    const to = `/interview/sessions/${sessionId}`;
    return { question, toldAt, where: isStored ? { label: "Practice session", to } : null };
  });
}
