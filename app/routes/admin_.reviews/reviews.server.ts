import { type ActionFunctionArgs, data } from "@remix-run/node";
import { requireAdmin } from "~/accounts/session/require-admin.server";
import { findMentor } from "~/mentoring/directory/directory.server";
import { listAllReviews, setReviewHidden } from "~/mentoring/feedback/reviews.server";
import { reviewDecisionSchema } from "~/mentoring/feedback/review-schema.server";
import { parseForm, readForm } from "~/platform/http/read-form.server";
import { toasts } from "~/platform/http/toast.server";
import { logSecurityEvent } from "~/platform/security-log.server";

const REVIEWS_SHOWN = 100;

export async function loader() {
  const reviews = await listAllReviews(REVIEWS_SHOWN);
  return {
    reviews: await Promise.all(
      reviews.map(async ({ mentorId, ...review }) => ({
        ...review,
        mentor: (await findMentor(mentorId))?.name ?? "A mentor",
      })),
    ),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { profile } = await requireAdmin(request, context);
  const form = await readForm(request);
  const submission = parseForm(form, { schema: reviewDecisionSchema });
  if (submission.status !== "success") {
    const review = form.get("review");
    const messages = Object.values(submission.error ?? {}).flatMap((errors) => errors ?? []);
    return data(
      {
        id: typeof review === "string" ? review : "",
        message: messages[0] ?? "This form can’t be read. Open the page again.",
        reason: String(form.get("reason") ?? ""),
      },
      400,
    );
  }
  const decision = submission.value;
  const reason = decision.intent === "hide" ? decision.reason : null;
  if (!(await setReviewHidden(decision.review, reason, new Date())))
    throw new Response("Not found", { status: 404 });
  logSecurityEvent(reason === null ? "mentor-review-shown" : "mentor-review-hidden", {
    account: profile.id,
  });
  return toasts(request).redirectWithSuccess(
    "/admin/reviews",
    reason === null ? "Review is shown again" : "Review hidden",
  );
}
