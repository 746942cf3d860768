import type { MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { Stars } from "~/mentoring/feedback/stars";
import type { PageHandle } from "~/platform/http/page-handle";
import mentorSideKind from "~/styles/kinds/mentor-side.css?url";
import { BackLink } from "~/ui/back-link";
import { buttonClass } from "~/ui/button";
import { CONTROL_CLASS } from "~/ui/control-class";
import { FormattedDate } from "~/ui/formatted-date";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./reviews.server";

export { action, loader };

export const handle = { access: "operator" } satisfies PageHandle;

export const links = linkStyles(mentorSideKind);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Reviews of mentors" });

export default function Reviews() {
  const { reviews } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <Page compact>
      <BackLink to="/admin">Operator</BackLink>
      <h1 className="mt-4 text-title">Reviews of mentors</h1>
      <p className="mt-3 max-w-(--measure) text-text-2">
        Hide a review only for what it contains, such as an insult or a private detail. Whoever
        wrote it sees your reason. A hidden review doesn’t count in the mentor’s rating.
      </p>
      {reviews.length === 0 ? <p className="mt-8 text-text-2">No reviews yet.</p> : null}
      <ul className="mt-8 border-t border-hairline-strong">
        {reviews.map(({ id, mentor, rating, text, createdAt, hiddenReason }) => (
          <li
            key={id}
            className="grid gap-x-8 gap-y-3 border-b border-hairline py-5 wrap-anywhere lg:grid-cols-[18rem_minmax(0,1fr)]"
          >
            <div className="text-sm">
              <p className="text-ui font-strong">{mentor}</p>
              <Stars rating={rating} />
              <p className="num text-xs text-muted">
                <FormattedDate date={createdAt} />
              </p>
            </div>
            <div className="max-w-(--measure)">
              <p className="whitespace-pre-line">{text}</p>
              <Form method="post" data-keep-scroll="" className="mt-4">
                <input type="hidden" name="review" value={id} />
                {hiddenReason === null ? (
                  <label className="block text-sm">
                    <span className="mb-2 block font-medium">Reason to hide it</span>
                    <input
                      name="reason"
                      required
                      defaultValue={refused?.id === id ? refused.reason : undefined}
                      aria-invalid={refused?.id === id ? true : undefined}
                      aria-describedby={refused?.id === id ? `error-${id}` : undefined}
                      className={CONTROL_CLASS}
                    />
                  </label>
                ) : (
                  <p className="mb-3 text-sm text-text-2">Hidden: {hiddenReason}</p>
                )}
                {refused?.id === id ? (
                  <p
                    id={`error-${id}`}
                    role="alert"
                    className="mt-2 text-sm font-medium text-danger"
                  >
                    {refused.message}
                  </p>
                ) : null}
                <button
                  name="intent"
                  value={hiddenReason === null ? "hide" : "show"}
                  className={buttonClass("secondary", "sm", "mt-3")}
                >
                  {hiddenReason === null ? "Hide review" : "Show again"}
                </button>
              </Form>
            </div>
          </li>
        ))}
      </ul>
    </Page>
  );
}
