import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findOwner } from "~/accounts/session/owner.server";
import { getBand } from "~/coach/bands";
import { getSession } from "~/practice/store/sessions.server";
import { getClient } from "~/platform/http/client.server";
import { readIntent } from "~/platform/http/read-form.server";
import { getLastAttempt } from "~/practice/again/last-attempt.server";
import { extendAnswer } from "~/practice/again/extend-answer";
import { startSchema } from "~/practice/again/schema.server";
import { startAgain } from "~/practice/again/start-again.server";
import { getNextAttempt, getOpenDraft } from "~/practice/drafts/drafts.server";
import { RECENT_HELP_MS } from "~/practice/help/help.server";
import { requireQuestion } from "~/practice/own-questions/find-question.server";
import { limitSessionStart } from "~/practice/session/limit-session-start.server";
import { findOpenSession, getQuestionUrl } from "~/practice/session/start-custom-session.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const owner = await findOwner(request, context);
  const { question } = await requireQuestion(owner, params.id);
  const last = owner && (await getLastAttempt(owner, question.id));
  if (!owner || !last) throw redirect(`/interview/questions/${question.id}`);
  const { text, score, at, missingPoints } = last;
  // The review was just read: what it says is no help that isn't counted already.
  const isRecent = Date.now() - Date.parse(at) < RECENT_HELP_MS;
  return {
    id: question.id,
    name: question.name,
    prompt: question.prompt,
    last: {
      text,
      hasCode: last.code !== null,
      score,
      isOpen: last.isOpen,
      isTooOpen: last.isTooOpen,
      band: score === null ? null : getBand(score),
      at,
    },
    missingCount: missingPoints.length,
    missingPoints: isRecent ? missingPoints : null,
    draftUrl: await findDraftUrl(owner, question.id),
  };
}

/** Where there is an unsubmitted draft of the next attempt. */
async function findDraftUrl(owner: string, questionId: string): Promise<string | null> {
  const place = await findOpenSession(owner, questionId);
  const session = place && (await getSession(owner, place.sessionId));
  if (!session) return null;
  const attempt = getNextAttempt(session, questionId);
  const { fields } = await getOpenDraft(owner, session, { questionId, part: "answer", attempt });
  return fields?.answer.trim() ? getQuestionUrl(place) : null;
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const owner = await findOwner(request, context);
  const { question } = await requireQuestion(owner, params.id);
  const { start, ...added } = await readIntent(request, startSchema);
  const last = owner && (await getLastAttempt(owner, question.id));
  if (!owner || !last) return redirect(`/interview/questions/${question.id}`);
  const limited = await limitSessionStart(context, {});
  if (limited) return limited;
  const { ip } = getClient(context);
  const place = await startAgain({ owner, ip }, question.id, {
    choice: start,
    last: { ...last, text: extendAnswer(last, added) },
  });
  return redirect(getQuestionUrl(place));
}
