import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireOwner } from "~/accounts/session/owner.server";
import { getSessionProgress } from "~/practice/store/progress";
import { buildFilmstrip } from "~/feedback/filmstrip/filmstrip";
import { requireSession, requireSessionOutline } from "~/practice/store/require-session.server";
import { listUnsentDrafts } from "~/practice/drafts/drafts.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { owner, session } = await requireSession(await requireOwner(request, context), params.id);
  if (session.endedAt && session.mode !== "live")
    throw redirect(`/interview/sessions/${session.id}/report`);
  const drafts = await listUnsentDrafts(owner, session);
  return {
    id: session.id,
    isLive: session.mode === "live",
    film: session.endedAt ? buildFilmstrip(session) : null,
    title: session.card.title,
    total: session.questions.length,
    openQuestions: getSessionProgress(session).flatMap(({ name, state }, index) =>
      state === "done" ? [] : [{ number: index + 1, name, isSkipped: state === "skipped" }],
    ),
    draftNumbers: [...new Set(drafts.map(({ number }) => number))],
  };
}

/** Leads to the page itself: a GET form without fields would leave a question mark in the address. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const { id } = await requireSessionOutline(await requireOwner(request, context), params.id);
  return redirect(`/interview/sessions/${id}/end`);
}
