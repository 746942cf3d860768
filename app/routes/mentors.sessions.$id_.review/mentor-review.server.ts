import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { findOwner } from "~/accounts/session/owner.server";
import { getFirstName } from "~/mentoring/booking/describe-time";
import { mentorFeedbackLimit } from "~/mentoring/limits.server";
import { findReview, saveReview } from "~/mentoring/feedback/reviews.server";
import { reviewSchema } from "~/mentoring/feedback/review-schema.server";
import { requireOwnSession } from "~/mentoring/sessions/require-own-session.server";
import { readLimitedForm } from "~/platform/http/read-limited-form.server";
import { toasts } from "~/platform/http/toast.server";

const NOT_HELD = "Only a session that took place can be reviewed.";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const owner = await findOwner(request, context);
  const { session, mentor } = await requireOwnSession(owner, params.id);
  if (session.state !== "done")
    throw await toasts(request).redirectWithError(`/mentors/sessions/${session.id}`, NOT_HELD);
  return {
    id: session.id,
    mentor: {
      name: mentor.name,
      firstName: getFirstName(mentor),
      isSample: mentor.isSample,
    },
    review: await findReview(session),
    constraint: getZodConstraint(reviewSchema),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const owner = await findOwner(request, context);
  const { session } = await requireOwnSession(owner, params.id);
  const { values, refusal } = await readLimitedForm(
    { request, context },
    {
      schema: reviewSchema,
      limit: mentorFeedbackLimit,
      reason: "Too many reviews from your network.",
    },
  );
  if (refusal) return refusal;
  const page = `/mentors/sessions/${session.id}`;
  if (!(await saveReview(session, values, new Date())))
    return toasts(request).redirectWithError(page, NOT_HELD);
  return toasts(request).redirectWithSuccess(page, "Review saved");
}
