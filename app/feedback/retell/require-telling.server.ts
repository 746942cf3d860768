import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Review } from "~/coach/types";
import { canReply } from "~/feedback/replies/can-reply";
import { findReviewedAnswer } from "~/feedback/review/reviewed-answer";
import { isByEarlierRubric } from "~/practice/store/earlier-rubric";
import { requireReviewableSession } from "~/practice/store/require-session.server";

type RequestArgs = Pick<LoaderFunctionArgs, "request" | "params">;

/** The owner's answer that a URL is about. */
export async function requireReviewedAnswer(
  { request, params }: RequestArgs,
  ownerId: string | undefined,
) {
  const { owner, session } = await requireReviewableSession(request, ownerId, params.id);
  const reviewed = findReviewedAnswer(request, session, params.number);
  if (!reviewed) throw new Response("Not found", { status: 404 });
  const reviewUrl = `/interview/sessions/${session.id}/review/${reviewed.questionNumber}`;
  return { owner, session, reviewUrl, ...reviewed };
}

/** An answer that can be told again: 409 with the reason for others. */
export async function requireFirstTelling(args: RequestArgs, ownerId: string | undefined) {
  const { answer, ...rest } = await requireReviewedAnswer(args, ownerId);
  const { review } = answer;
  const reason = findObstacle(review);
  if (review === null || reason) throw new Response(reason, { status: 409 });
  return { ...rest, answer, review };
}

function findObstacle(review: Review | null): string | undefined {
  if (review === null) return "This review can’t be read, so there is nothing to compare with.";
  if (isByEarlierRubric(review))
    return "This review is by an earlier rubric. Choose “Review again” on its page first.";
  return canReply(review)
    ? undefined
    : "The coach found no answer to compare with. Answer the question again instead.";
}
