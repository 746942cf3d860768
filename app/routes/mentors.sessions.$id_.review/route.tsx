import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FormPage } from "~/mentoring/feedback/form-page";
import { RATING_LABELS, RATING_VALUES } from "~/mentoring/feedback/ratings";
import type { ReviewForm } from "~/mentoring/feedback/review-schema.server";
import type { PageHandle } from "~/platform/http/page-handle";
import mentorSideKind from "~/styles/kinds/mentor-side.css?url";
import { Field } from "~/ui/field";
import { describeForm } from "~/ui/form";
import { pageMeta } from "~/ui/page-meta";
import { SelectField } from "~/ui/select-field";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./mentor-review.server";

export { action, loader };

export const handle = { access: "owner" } satisfies PageHandle;

export const links = linkStyles(mentorSideKind);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data && { title: `Review ${data.mentor.name}` });

const OPTIONS = RATING_VALUES.map((value) => ({ value, label: RATING_LABELS[value] }));

export default function ReviewMentor() {
  const { id, mentor, review, constraint } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const [form, fields] = describeForm<ReviewForm>({
    id: "review",
    labels: { rating: "Rating", text: "Review" },
    lastResult: result,
    constraint,
    defaultValue: review ? { rating: String(review.rating), text: review.text } : undefined,
  });
  return (
    <FormPage
      form={form}
      backTo={`/mentors/sessions/${id}`}
      title={review ? "Edit your review" : `How was the session with ${mentor.firstName}?`}
      lead={
        <>
          <p>
            Your review appears on {mentor.firstName}’s page with your first name and the date. You
            can edit it at any time; {mentor.firstName} can’t delete it.
            {mentor.isSample ? " This is a sample mentor, so no call took place." : ""}
          </p>
          {review?.hiddenReason ? (
            <p className="text-sm">An operator hid this review: {review.hiddenReason}</p>
          ) : null}
        </>
      }
      button="Save review"
      pendingText="Saving…"
    >
      <SelectField
        meta={fields.rating}
        options={OPTIONS}
        prompt="Choose a rating"
        className="max-w-80"
      />
      <Field type="textarea" rows={5} meta={fields.text} />
    </FormPage>
  );
}
