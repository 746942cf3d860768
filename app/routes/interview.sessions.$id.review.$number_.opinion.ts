import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findOwner, isVisitor } from "~/accounts/owner.server";
import { OpinionFailure } from "~/coach/opinion/failure";
import { askOpinion } from "~/interviews/opinion/ask.server";
import type { OpinionEvent } from "~/interviews/opinion/types";
import { failed } from "~/interviews/opinion/words";
import { requireSession } from "~/interviews/require-session.server";
import { clientOf } from "~/platform/http/client.server";
import { eventStream } from "~/platform/http/event-stream.server";
import { toasts } from "~/platform/http/toast.server";

/** A browser without a script shows nothing meanwhile, and proxies give up on a silent page after a minute. */
const SILENT_WAIT_IN_MS = 55_000;

/** Somebody who opens the form's address: the review is the page to it. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(reviewOf(params));
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { owner, session } = await requireSession(await findOwner(request, context), params.id);
  const question = session.questions[Number(params.number) - 1];
  const answer = session.answers.findLast(({ questionId }) => questionId === question?.id);
  if (!question || !answer) throw new Response("Not found", { status: 404 });
  const asking = { owner, network: isVisitor(owner) ? clientOf(context).ip : null, sessionId: session.id, question, answer };

  if (request.headers.get("Accept")?.includes("text/event-stream")) {
    return eventStream(request, async (send: (event: OpinionEvent) => void, signal) => {
      const asked = await askOpinion({ ...asking, watch: { signal, onPoint: (point) => send({ kind: "point", ...point }) } });
      send(asked.ok ? { kind: "done" } : { kind: "failed", message: asked.message });
    });
  }
  const waiting = AbortSignal.timeout(SILENT_WAIT_IN_MS);
  const asked = await askOpinion({ ...asking, watch: { signal: AbortSignal.any([request.signal, waiting]) } }).catch((error: unknown) => {
    if (!waiting.aborted) throw error;
    return { ok: false, message: failed(new OpinionFailure("slow")) } as const;
  });
  return asked.ok ? redirect(`${reviewOf(params)}#second-opinion`) : toasts(request).redirectWithError(reviewOf(params), asked.message);
}

function reviewOf({ id, number }: LoaderFunctionArgs["params"]): string {
  return `/interview/sessions/${id}/review/${number}`;
}
