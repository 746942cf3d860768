import { getFormProps, useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { RATING_LABELS, RATING_VALUES } from "~/mentoring/reviews/ratings";
import type { ReviewForm } from "~/mentoring/reviews/schema.server";
import { BackLink } from "~/ui/back-link";
import { Button, LinkButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { SelectField } from "~/ui/select-field";
import { usePending } from "~/ui/use-pending";
import { action, loader } from "./mentor-review.server";

export { action, loader };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data && { title: `Review ${data.mentor.name}` });

const OPTIONS = RATING_VALUES.map((value) => ({ value, label: RATING_LABELS[value] }));

export default function ReviewMentor() {
  const { id, mentor, review, constraint } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const isPending = usePending();
  const [form, fields] = useForm<ReviewForm>({
    id: "review",
    lastResult: result,
    constraint,
    defaultValue: review ? { rating: String(review.rating), text: review.text } : undefined,
  });
  return (
    <Page compact>
      <div className="max-w-190">
        <BackLink to={`/mentors/sessions/${id}`}>Back to the session</BackLink>
        <h1 className="mt-4 text-title">
          {review ? "Edit your review" : `How was the session with ${mentor.firstName}?`}
        </h1>
        <p className="mt-3 text-text-2">
          Your review appears on {mentor.firstName}’s page with your first name and the date. You
          can edit it at any time; {mentor.firstName} can’t delete it.
          {mentor.isSample ? " This is a sample mentor, so no call took place." : ""}
        </p>
        {review?.hiddenReason ? (
          <p className="mt-4 text-sm text-text-2">
            An operator hid this review: {review.hiddenReason}
          </p>
        ) : null}
        <Form method="post" {...getFormProps(form)} className="mt-8 grid gap-6">
          <ErrorSummary form={form} attempt={result} />
          <SelectField
            label="Rating"
            meta={fields.rating}
            options={OPTIONS}
            prompt="Choose a rating"
            className="max-w-80"
          />
          <Field label="Review" type="textarea" rows={5} meta={fields.text} />
          <p className="flex flex-wrap gap-3">
            <Button size="lg" pending={isPending && "Saving…"}>
              Save review
            </Button>
            <LinkButton to={`/mentors/sessions/${id}`} variant="ghost" size="lg">
              Cancel
            </LinkButton>
          </p>
        </Form>
      </div>
    </Page>
  );
}
