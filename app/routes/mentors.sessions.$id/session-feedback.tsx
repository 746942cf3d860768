import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { type MarkedAnswer, MarkedAnswers } from "~/mentoring/marks/marked-answers";
import { ProblemList } from "~/mentoring/feedback/problem-list";
import type { ReportedProblem } from "~/mentoring/feedback/problems.server";
import { type ReportChoice, ReportChoices } from "~/mentoring/marks/report-choices";
import type { OwnReview } from "~/mentoring/feedback/reviews.server";
import { Stars } from "~/mentoring/feedback/stars";
import { buttonClass, LinkButton } from "~/ui/button";
import { SESSION_INTENTS } from "./intents";

interface SessionFeedbackProps {
  session: {
    id: string;
    mentor: { firstName: string; isSample: boolean };
    reports: readonly ReportChoice[];
    isSharingOpen: boolean;
    marked: readonly MarkedAnswer[];
    canReview: boolean;
    review: OwnReview | null;
    problems: readonly ReportedProblem[];
  };
}

/** What the person shares with the mentor, their review, and a way to the operators. */
export function SessionFeedback({ session }: SessionFeedbackProps) {
  const { id, mentor, reports, isSharingOpen, marked, canReview, review, problems } = session;
  return (
    <>
      {reports.length === 0 ? null : (
        <Section id="reports" title="Reports you share">
          <Form method="post" data-keep-scroll="">
            <ReportChoices reports={reports} mentor={mentor} />
            {isSharingOpen ? null : (
              <p className="mt-3 max-w-(--measure) text-sm text-muted">
                {mentor.firstName} can no longer open them. You can still take them off the list.
              </p>
            )}
            <button
              name="intent"
              value={SESSION_INTENTS.share}
              className={buttonClass("secondary", "md", "mt-5")}
            >
              Save shared reports
            </button>
          </Form>
        </Section>
      )}
      {marked.length === 0 ? null : (
        <Section id="marks" title="Marks on your answers">
          <MarkedAnswers answers={marked} />
        </Section>
      )}
      {review ? (
        <Section id="review" title="Your review">
          <Review review={review} />
          {canReview ? (
            <LinkButton to={`/mentors/sessions/${id}/review`} variant="secondary">
              Edit your review
            </LinkButton>
          ) : (
            <p className="text-sm text-muted">
              This session doesn’t count as held, so the review isn’t shown to others.
            </p>
          )}
        </Section>
      ) : null}
      <Section id="problems" title="Problems">
        <ProblemList problems={problems} reportPath={`/mentors/sessions/${id}/problem`} />
      </Section>
    </>
  );
}

function Review({ review: { rating, text, hiddenReason } }: { review: OwnReview }) {
  return (
    <div className="mb-4 max-w-(--measure)">
      <Stars rating={rating} />
      <p className="mt-2 whitespace-pre-line wrap-anywhere text-text-2">{text}</p>
      {hiddenReason === null ? null : (
        <p className="mt-2 text-sm text-muted">
          An operator hid it, so others don’t see it: {hiddenReason}
        </p>
      )}
    </div>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      className="mt-10 grid scroll-mt-24 gap-x-12 gap-y-4 border-t border-hairline pt-8 lg:grid-cols-[12rem_minmax(0,1fr)]"
    >
      <h2 className="text-section">{title}</h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
