import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findOwner } from "~/accounts/session/owner.server";
import { isVisitor } from "~/platform/database/owner-id";
import { AiCoachError } from "~/coach/ai/ai-coach-error";
import { requestSecondOpinion } from "~/feedback/second-opinion/second-opinion.server";
import type { OpinionEvent } from "~/feedback/second-opinion/types";
import { getFailureMessage } from "~/feedback/second-opinion/messages";
import { addModelAnswers } from "~/feedback/replies/replies.server";
import type { PageHandle } from "~/platform/http/page-handle";
import { requireReviewableSession } from "~/practice/store/require-session.server";
import { getClient } from "~/platform/http/client.server";
import { createEventStream } from "~/platform/http/event-stream.server";
import { toasts } from "~/platform/http/toast.server";

export const handle = { access: "owner" } satisfies PageHandle;

/**
 * Without JavaScript the browser shows nothing while it waits, and proxies time out after about a
 * minute.
 */
const NO_SCRIPT_TIMEOUT_MS = 55_000;

/** A GET of the form's URL goes to the review. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return redirect(getReviewUrl(request, params));
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { owner, session } = await requireReviewableSession(
    request,
    await findOwner(request, context),
    params.id,
  );
  const question = session.questions[Number(params.number) - 1];
  const requestedAttempt = getAttemptParam(request);
  const answer = session.answers.findLast(
    ({ questionId, attempt }) =>
      questionId === question?.id &&
      (requestedAttempt === null || attempt === Number(requestedAttempt)),
  );
  if (!question || !answer) throw new Response("Not found", { status: 404 });
  const { ip } = getClient(context);
  const opinionRequest = {
    owner,
    ipAddress: isVisitor(owner) ? ip : null,
    sessionId: session.id,
    question,
    answer,
  };

  const countAnswers = () =>
    addModelAnswers({ owner, sessionId: session.id, question, answer, ip });

  if (request.headers.get("Accept")?.includes("text/event-stream")) {
    return createEventStream(request, async (send: (event: OpinionEvent) => void, signal) => {
      const result = await requestSecondOpinion({
        ...opinionRequest,
        options: { signal, onPoint: (point) => send({ kind: "point", ...point }) },
      });
      if (result.ok) await countAnswers();
      send(result.ok ? { kind: "done" } : { kind: "failed", message: result.message });
    });
  }
  const timeoutSignal = AbortSignal.timeout(NO_SCRIPT_TIMEOUT_MS);
  const result = await requestSecondOpinion({
    ...opinionRequest,
    options: { signal: AbortSignal.any([request.signal, timeoutSignal]) },
  }).catch((error: unknown) => {
    if (!timeoutSignal.aborted) throw error;
    return { ok: false, message: getFailureMessage(new AiCoachError("slow")) } as const;
  });
  if (result.ok) await countAnswers();
  const reviewUrl = getReviewUrl(request, params);
  return result.ok
    ? redirect(`${reviewUrl}#second-opinion`)
    : toasts(request).redirectWithError(`${reviewUrl}#how-scored`, result.message);
}

/** The attempt's number; the latest if missing. */
function getAttemptParam(request: Request): string | null {
  return new URL(request.url).searchParams.get("attempt");
}

function getReviewUrl(request: Request, { id, number }: LoaderFunctionArgs["params"]): string {
  const attempt = getAttemptParam(request);
  return `/interview/sessions/${id}/review/${number}${attempt === null ? "" : `?attempt=${encodeURIComponent(attempt)}`}`;
}
