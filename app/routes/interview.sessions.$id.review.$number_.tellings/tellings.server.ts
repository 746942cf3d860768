import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { requireOwner } from "~/accounts/session/owner.server";
import { loadTellings } from "~/feedback/retell/load-tellings.server";
import { requireReviewedAnswer } from "~/feedback/retell/require-telling.server";
import { getStoryLink } from "~/stories/story-link.server";
import { getClient } from "~/platform/http/client.server";
import { toasts } from "~/platform/http/toast.server";
import { changeStory, requireStory } from "~/stories/stories.server";
import { SHORT_TELLING_MAX } from "~/stories/types";

export async function loader(args: LoaderFunctionArgs) {
  const owner = await requireOwner(args.request, args.context);
  const { storyLink } = await findStory(args, owner);
  return { ...(await loadTellings(args, owner)), storyLink };
}

/** Keeps the second telling as the short version of the story, or leads to where the story is kept first. */
export async function action(args: ActionFunctionArgs) {
  const owner = await requireOwner(args.request, args.context);
  const { storyLink, answer, page } = await findStory(args, owner);
  if (!storyLink || answer.retells === null) throw new Response("Not found", { status: 404 });
  if (!storyLink.storyId) throw redirect(storyLink.to);
  if (answer.text.length > SHORT_TELLING_MAX)
    return toasts(args.request).redirectWithError(
      page,
      `This telling is longer than ${SHORT_TELLING_MAX.toLocaleString("en-US")} characters, so it isn’t a short version yet`,
    );
  const story = await requireStory(owner, storyLink.storyId);
  const { ip } = getClient(args.context);
  const changed = { ...story, shortTelling: answer.text };
  const saved = await changeStory({ owner, ip }, story.id, changed, new Date());
  return saved.refusal
    ? toasts(args.request).redirectWithError(page, saved.refusal.message)
    : toasts(args.request).redirectWithSuccess(storyLink.to, "This version is kept");
}

async function findStory(args: LoaderFunctionArgs, ownerId: string) {
  const { owner, session, question, answer, reviewUrl } = await requireReviewedAnswer(
    args,
    ownerId,
  );
  return {
    answer,
    page: `${reviewUrl}/tellings?attempt=${answer.attempt}`,
    storyLink: await getStoryLink(owner, session.id, { question, answer }),
  };
}
