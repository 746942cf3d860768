import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findOwner, isVisitor } from "~/accounts/owner.server";
import { OpinionFailure } from "~/coach/opinion/failure";
import { askOpinion } from "~/interviews/opinion/ask.server";
import type { OpinionEvent } from "~/interviews/opinion/types";
import { failed } from "~/interviews/opinion/words";
import { requireReviews } from "~/interviews/require-session.server";
import { getClient } from "~/platform/http/client.server";
import { createEventStream } from "~/platform/http/event-stream.server";
import { toasts } from "~/platform/http/toast.server";

/** A browser without a script shows nothing meanwhile, and proxies give up on a silent page after a minute. */
const SILENT_WAIT_IN_MS = 55_000;

/** Somebody who opens the form's address: the review is the page to it. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return redirect(reviewOf(request, params));
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { owner, session } = await requireReviews(
    request,
    await findOwner(request, context),
    params.id,
  );
  const question = session.questions[Number(params.number) - 1];
  const wanted = attemptOf(request);
  const answer = session.answers.findLast(
    ({ questionId, attempt }) =>
      questionId === question?.id && (wanted === null || attempt === Number(wanted)),
  );
  if (!question || !answer) throw new Response("Not found", { status: 404 });
  const asking = {
    owner,
    network: isVisitor(owner) ? getClient(context).ip : null,
    sessionId: session.id,
    question,
    answer,
  };

  if (request.headers.get("Accept")?.includes("text/event-stream")) {
    return createEventStream(request, async (send: (event: OpinionEvent) => void, signal) => {
      const asked = await askOpinion({
        ...asking,
        watch: { signal, onPoint: (point) => send({ kind: "point", ...point }) },
      });
      send(asked.ok ? { kind: "done" } : { kind: "failed", message: asked.message });
    });
  }
  const waiting = AbortSignal.timeout(SILENT_WAIT_IN_MS);
  const asked = await askOpinion({
    ...asking,
    watch: { signal: AbortSignal.any([request.signal, waiting]) },
  }).catch((error: unknown) => {
    if (!waiting.aborted) throw error;
    return { ok: false, message: failed(new OpinionFailure("slow")) } as const;
  });
  const review = reviewOf(request, params);
  return asked.ok
    ? redirect(`${review}#second-opinion`)
    : toasts(request).redirectWithError(review, asked.message);
}

/** Which try at the question; without it the latest. */
function attemptOf(request: Request): string | null {
  return new URL(request.url).searchParams.get("attempt");
}

function reviewOf(request: Request, { id, number }: LoaderFunctionArgs["params"]): string {
  const attempt = attemptOf(request);
  return `/interview/sessions/${id}/review/${number}${attempt === null ? "" : `?attempt=${encodeURIComponent(attempt)}`}`;
}
