import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findKeptForm } from "~/accounts/kept-forms/keep-form.server";
import { findOrCreateOwner, findOwner } from "~/accounts/session/owner.server";
import { STORY_KINDS, isStoryKindId } from "~/data/story-kinds";
import { STORY_OPENINGS } from "~/data/story-openings";
import { getClient } from "~/platform/http/client.server";
import { readLimitedForm } from "~/platform/http/read-limited-form.server";
import { refuseForm } from "~/platform/http/refuse-form.server";
import { safeRedirect } from "~/platform/http/safe-redirect";
import { toasts } from "~/platform/http/toast.server";
import { proposeTitle } from "~/stories/first-words";
import { EMPTY_VALUES, readKeptValues } from "~/stories/form-values";
import { STORY_FORM_LIMIT } from "~/stories/limits.server";
import { findToldStory } from "~/stories/queries.server";
import { NEW_STORY_CONSTRAINT, START_CONSTRAINT, newStorySchema } from "~/stories/schema.server";
import { addStory, tellStory } from "~/stories/stories.server";
import { suggestKinds } from "~/stories/suggest-kinds";
import { ANY_STORY } from "~/today/items";
import { findPlaceInSitting } from "~/today/next-in-sitting.server";
import { findAnswerSource, toStoryValues } from "./answer-source.server";

const PAGE = "/stories/new";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const owner = await findOwner(request, context);
  const { search, searchParams } = new URL(request.url);
  const kept = await findKeptForm(request, context, PAGE + search);
  const answerId = searchParams.get("answer");
  const source = owner && answerId ? await findAnswerSource(owner, answerId) : undefined;
  if (answerId !== null && !source) throw new Response("Not found", { status: 404 });
  const storyId = owner && source && (await findToldStory(owner, source));
  if (storyId) throw redirect(`/stories/${storyId}`);
  const kind = searchParams.get("kind") ?? "";
  const values = source
    ? await toStoryValues(source, searchParams.get("short"))
    : { ...EMPTY_VALUES, kinds: isStoryKindId(kind) ? [kind] : [] };
  const returnTo = searchParams.get("returnTo");
  const opening = isStoryKindId(kind) ? STORY_OPENINGS[kind] : null;
  return {
    page: PAGE + search,
    isFromAnswer: source !== undefined,
    gap: isStoryKindId(kind) && !source && returnTo === null ? kind : null,
    gapConstraint: START_CONSTRAINT,
    place: owner
      ? await findPlaceInSitting(request, owner, { kinds: ["story"], subjects: [kind, ANY_STORY] })
      : null,
    kindName: STORY_KINDS.find(({ id }) => id === kind)?.name ?? null,
    opening: opening && `${opening.first} … ${opening.second} …`,
    constraint: NEW_STORY_CONSTRAINT,
    values: kept ? readKeptValues(kept) : values,
    isRestored: kept !== null,
    suggestions: suggestKinds(values.telling),
    hidden: {
      ...(answerId !== null && { answer: answerId }),
      ...(returnTo !== null && { returnTo: safeRedirect(returnTo, "/stories") }),
    },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, submission, refusal } = await readLimitedForm(
    { request, context },
    { schema: newStorySchema, ...STORY_FORM_LIMIT },
  );
  if (refusal) return refusal;
  const { owner, headers } = await findOrCreateOwner(request, context);
  const now = new Date();
  const title = values.title || proposeTitle(values.telling);
  const saved = await addStory({ owner, ip: getClient(context).ip }, { ...values, title }, now);
  if (saved.refusal) {
    const { data: refused, init } = refuseForm(submission, saved.refusal);
    return data({ ...refused, same: saved.same }, init ?? {});
  }
  const source = values.answer ? await findAnswerSource(owner, values.answer) : undefined;
  if (source && !(await findToldStory(owner, source)))
    await tellStory(owner, {
      storyId: saved.id,
      kind: source.kind,
      question: source.question,
      sessionId: source.sessionId,
      roundId: null,
      toldAt: source.toldAt,
    });
  const page = values.returnTo
    ? addStoryTo(safeRedirect(values.returnTo, "/stories"), saved.id)
    : `/stories/${saved.id}`;
  return toasts(request).redirectWithSuccess(page, "Story saved", { headers });
}

/** The page of a question, with the new story chosen. */
function addStoryTo(path: string, id: string): string {
  const url = new URL(path, "http://localhost");
  url.searchParams.set("story", id);
  return url.pathname + url.search;
}
