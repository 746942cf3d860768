import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { requireOwner } from "~/accounts/session/owner.server";
import { hasScore } from "~/coach/has-score";
import { findReviewedAnswer } from "~/feedback/review/reviewed-answer";
import { deleteAttempt } from "~/practice/store/queries.server";
import { requireReviewableSession } from "~/practice/store/require-session.server";
import { checkpoint } from "~/platform/database/connection.server";
import { toasts } from "~/platform/http/toast.server";

async function requireAnswer({ request, context, params }: LoaderFunctionArgs) {
  const { owner, session } = await requireReviewableSession(
    request,
    await requireOwner(request, context),
    params.id,
  );
  const reviewed = findReviewedAnswer(request, session, params.number);
  if (!reviewed) throw new Response("Not found", { status: 404 });
  return { owner, session, ...reviewed };
}

export async function loader(args: LoaderFunctionArgs) {
  const { session, question, answer, questionNumber } = await requireAnswer(args);
  return {
    name: question.name,
    text: answer.text,
    score: answer.review && hasScore(answer.review) ? answer.review.score : null,
    at: answer.createdAt,
    hasFollowUp: session.followUps.some(
      ({ questionId, attempt }) => questionId === question.id && attempt === answer.attempt,
    ),
    reviewUrl: `/interview/sessions/${session.id}/review/${questionNumber}?attempt=${answer.attempt}`,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { owner, session, question, answer } = await requireAnswer(args);
  await deleteAttempt(owner, {
    sessionId: session.id,
    questionId: question.id,
    attempt: answer.attempt,
  });
  await checkpoint();
  return toasts(args.request).redirectWithSuccess(
    `/interview/sessions/${session.id}/report`,
    "Answer deleted",
  );
}
