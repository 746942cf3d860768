import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findOwner } from "~/accounts/session/owner.server";
import { mustConfirm, takeReply } from "~/feedback/replies/replies.server";
import { type Reply, replySchema } from "~/feedback/replies/schema.server";
import { findReviewedAnswer } from "~/feedback/review/reviewed-answer";
import type { PageHandle } from "~/platform/http/page-handle";
import { requireReviewableSession } from "~/practice/store/require-session.server";
import { getClient } from "~/platform/http/client.server";
import { parseForm, readForm } from "~/platform/http/read-form.server";
import { toasts } from "~/platform/http/toast.server";

export const handle = { access: "owner" } satisfies PageHandle;

/** A GET of the form's URL goes to the review. */
export function loader({ request, params: { id, number } }: LoaderFunctionArgs) {
  return redirect(
    `/interview/sessions/${id}/review/${number}${new URL(request.url).search}#points`,
  );
}

const CONFIRMATIONS: Record<Reply["intent"], string> = {
  check: "Answered: the reason is below",
  point: "Saved as your own account",
  "undo-check": "Taken back. It isn’t asked again.",
  "undo-point": "Taken back",
  "review-again": "Reviewed again",
  "is-answer": "Marked as an answer",
};

/** Takes a reply to the coach: the answer to a check, where a point is made, or the undoing of either. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const { owner, session } = await requireReviewableSession(
    request,
    await findOwner(request, context),
    params.id,
  );
  const reviewed = findReviewedAnswer(request, session, params.number);
  if (!reviewed) throw new Response("Not found", { status: 404 });
  const submission = parseForm(await readForm(request), { schema: replySchema });
  if (submission.status !== "success")
    throw new Response("Choose one of the answers on the page.", { status: 400 });
  const { question, questionNumber, answer } = reviewed;
  const reply = submission.value;
  const repliesRequest = {
    owner,
    sessionId: session.id,
    question,
    answer,
    ip: getClient(context).ip,
  };
  const page = `/interview/sessions/${session.id}/review/${questionNumber}${isFromTellings(request) ? "/tellings" : ""}?attempt=${answer.attempt}`;
  if (reply.intent === "point" && reply.sentence !== null && mustConfirm(repliesRequest, reply))
    return redirect(`${page}&point=${reply.point}&sentence=${reply.sentence + 1}`);
  const refusal = await takeReply(repliesRequest, reply);
  if (refusal) throw new Response(refusal.message, { status: refusal.status });
  return toasts(request).redirectWithSuccess(
    `${page}${getAnchor(reply)}`,
    CONFIRMATIONS[reply.intent],
  );
}

/** The page of two tellings has the same forms. */
function isFromTellings(request: Request): boolean {
  return new URL(request.url).searchParams.get("page") === "tellings";
}

function getAnchor(reply: Reply): string {
  switch (reply.intent) {
    case "check":
    case "undo-check":
    case "point":
    case "undo-point":
      return "#points";
    case "review-again":
    case "is-answer":
      return "";
  }
}
