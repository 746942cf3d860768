import type { SubmissionResult } from "@conform-to/dom";
import type { getZodConstraint } from "@conform-to/zod/v4";
import { Form } from "@remix-run/react";
import { RequestSummary } from "~/mentoring/booking/request-summary";
import { type Topic, TopicChoices } from "~/mentoring/booking/topic-choices";
import { WeekGrid } from "~/mentoring/booking/week-grid";
import type { WeekView } from "~/mentoring/booking/week-view.server";
import { type ReportChoice, ReportChoices } from "~/mentoring/marks/report-choices";
import type { RequestForm } from "~/mentoring/booking/schema.server";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { getFormProps, describeForm } from "~/ui/form";
import { Link } from "~/ui/link";
import { ProposedTime } from "./proposed-time";

interface BookingFormProps {
  mentor: { id: string; name: string; price: number; isSample: boolean };
  week: WeekView;
  topics: readonly Topic[];
  /** Path and query of the page. */
  page: string;
  agenda: string;
  /** The mentor is asked to look at a project. */
  isForProject: boolean;
  reports: readonly ReportChoice[];
  constraint: ReturnType<typeof getZodConstraint>;
  result: SubmissionResult<string[]> | undefined;
  isAnonymous: boolean;
  isMailConfigured: boolean;
  /** Sent along, so that a second session is asked for knowingly. */
  hasOpenSession: boolean;
}

export function BookingForm({
  mentor,
  week,
  topics,
  page,
  agenda,
  isForProject,
  reports,
  constraint,
  result,
  isAnonymous,
  isMailConfigured,
  hasOpenSession,
}: BookingFormProps) {
  const firstName = mentor.name.split(" ")[0] ?? mentor.name;
  const [form, fields] = describeForm<RequestForm>({
    id: "request",
    labels: {
      slot: "Time",
      date: "Date",
      time: "Time",
      topic: "Topics",
      agenda: `Agenda for ${firstName}`,
      report: "Reports",
    },
    lastResult: result,
    constraint,
    defaultValue: { agenda },
  });
  const slots = week.days.flatMap((day) => day.slots).filter(({ isFree }) => isFree);
  const selected = slots.find(({ startsAt }) => startsAt === week.selected);
  return (
    <Form
      method="post"
      {...getFormProps(form)}
      className="booking mt-9 grid scroll-mt-24 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23.5rem]"
    >
      <input type="hidden" name="intent" value={week.hasFreeSlots ? "request" : "propose"} />
      {hasOpenSession ? <input type="hidden" name="another" value="yes" /> : null}
      <div className="grid min-w-0 content-start gap-10">
        <div id="book" className="scroll-mt-24">
          <ErrorSummary form={form} />
          <div className="mt-4 first:mt-0">
            {week.hasFreeSlots ? (
              <WeekGrid
                meta={fields.slot}
                week={week}
                path={page}
                selected={selected?.startsAt ?? null}
              />
            ) : (
              <ProposedTime date={fields.date} time={fields.time} zone={week.zone} />
            )}
          </div>
        </div>
        <TopicChoices id={fields.topic.id} topics={topics} />
        <Field
          type="textarea"
          rows={4}
          meta={fields.agenda}
          hint={`${firstName} sees this text and the topics selected above${reports.length > 0 ? ", and the reports you select below" : ", not your scores"}.${isForProject ? " To let them prepare, add a link to your project or paste a part of it." : ""}`}
        />
        <ReportChoices id={fields.report.id} reports={reports} mentor={{ ...mentor, firstName }} />
      </div>
      <div>
        <RequestSummary
          title="Your request"
          slot={selected}
          mentor={{ ...mentor, firstName }}
          isProposal={!week.hasFreeSlots}
        >
          <Button size="lg" className="w-full" pendingText="Sending…">
            {hasOpenSession ? "Send another request" : "Send request"}
          </Button>
          <p className="mt-4 text-xs text-muted">
            {isAnonymous ? (
              <>
                Saved for this browser.{" "}
                <Link
                  to={`/register?redirectTo=${encodeURIComponent(`/mentors/${mentor.id}`)}`}
                  className="text-primary-ink underline underline-offset-3"
                >
                  Create an account
                </Link>{" "}
                {isMailConfigured
                  ? "to get the reply by email."
                  : "to find the reply in your profile."}
              </>
            ) : (
              <>
                You’ll find the request and the reply under{" "}
                <Link
                  to="/profile/sessions"
                  className="text-primary-ink underline underline-offset-3"
                >
                  Sessions
                </Link>{" "}
                in your profile.
              </>
            )}
          </p>
        </RequestSummary>
      </div>
    </Form>
  );
}
