import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { findKeptForm } from "~/accounts/kept-forms/keep-form.server";
import { findOrCreateOwner, findOwner } from "~/accounts/session/owner.server";
import { getClient } from "~/platform/http/client.server";
import { rateLimitedForm } from "~/platform/http/rate-limited.server";
import { parseIntent, readForm } from "~/platform/http/read-form.server";
import { toasts } from "~/platform/http/toast.server";
import { STORY_FORM_LIMIT } from "~/stories/limits.server";
import {
  type PastedNotes,
  chooseStories,
  describeKept,
  hashNotes,
  readNotes,
} from "~/stories/paste.server";
import { listStories } from "~/stories/queries.server";
import { notesText } from "~/stories/schema.server";
import { NOTE_BREAKS } from "~/stories/split-notes";
import { addStories } from "~/stories/stories.server";

/** Titles and kinds of the stories named at a time. */
const MAX_FIELDS = 200;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const kept = await findKeptForm(request, context, "/stories/paste");
  return { notes: String(kept?.get("notes") ?? ""), isRestored: kept !== null };
}

const schema = z.object({
  intent: z.enum(["split", "one", "lines", "keep"]),
  notes: notesText,
  at: z.enum(NOTE_BREAKS).catch("empty-lines"),
  hash: z.string().max(100).catch(""),
});

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, MAX_FIELDS);
  const { intent, notes, at, hash } = parseIntent(form, schema);
  const storyCount = await countStories(await findOwner(request, context));
  const chosen = { split: "empty-lines", one: "none", lines: "lines", keep: at } as const;
  const pasted = readNotes(notes, chosen[intent], storyCount);
  if (pasted.error) return show(pasted, 400);
  if (intent !== "keep") return show(pasted);
  if (hash !== hashNotes(notes))
    return show({ ...pasted, news: "Your notes have changed, so they were split again." });
  const named = chooseStories(form, pasted);
  if ("shown" in named) return show(named.shown, 400);
  const { ip } = getClient(context);
  const retryAfter = await STORY_FORM_LIMIT.limit.consume(ip);
  if (retryAfter > 0)
    return rateLimitedForm(STORY_FORM_LIMIT.reason, retryAfter, (error) => ({
      pasted: { ...pasted, error },
    }));
  const { owner, headers } = await findOrCreateOwner(request, context);
  const { ids, same, refusal } = await addStories({ owner, ip }, named.stories, {
    now: new Date(),
    isPasted: true,
  });
  if (refusal) return show({ ...pasted, error: refusal.message }, refusal.status);
  const news = describeKept(ids.length - same.length, same);
  if (named.rest === "") return toasts(request).redirectWithSuccess("/stories", news, { headers });
  const left = readNotes(named.rest, at === "none" ? at : "empty-lines", await countStories(owner));
  return data(
    { pasted: { ...left, isOneStory: false, news: `${news}. What is left:` } },
    { headers },
  );
}

const show = (pasted: PastedNotes, status = 200) => data({ pasted }, status);

async function countStories(owner: string | undefined): Promise<number> {
  return owner ? (await listStories(owner)).length : 0;
}
