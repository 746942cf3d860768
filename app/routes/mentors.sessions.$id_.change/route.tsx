import type { MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import mentorSideKind from "~/styles/kinds/mentor-side.css?url";
import { getFormProps, describeForm } from "~/ui/form";
import { ArrowLeft } from "~/ui/icons";
import { RequestSummary } from "~/mentoring/booking/request-summary";
import { TopicChoices } from "~/mentoring/booking/topic-choices";
import { WeekGrid } from "~/mentoring/booking/week-grid";
import { ReportChoices } from "~/mentoring/marks/report-choices";
import type { RequestForm } from "~/mentoring/booking/schema.server";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { pageMeta } from "~/ui/page-meta";
import weekStyles from "~/mentoring/booking/week-grid.css?url";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./change.server";

export { action, loader };

export const handle = { access: "owner" } satisfies PageHandle;

export const links = linkStyles(mentorSideKind, weekStyles);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data && { title: data.isConfirmed ? "Move session" : "Change request" });

export default function ChangeSession() {
  const { id, isConfirmed, mentor, current, agenda, topics, reports, constraint, week } =
    useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const [form, fields] = describeForm<RequestForm>({
    id: "change",
    labels: {
      slot: "Time",
      date: "Date",
      time: "Time",
      topic: "Topics",
      agenda: `Agenda for ${mentor.firstName}`,
      report: "Reports",
    },
    lastResult: result,
    constraint,
    defaultValue: { agenda },
  });
  const slots = week.days.flatMap((day) => day.slots).filter(({ isFree }) => isFree);
  const selected = slots.find(({ startsAt }) => startsAt === week.selected);
  return (
    <Page compact>
      <Link
        to={`/mentors/sessions/${id}`}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-xs text-sm font-medium text-text-2 hover:text-text"
      >
        <ArrowLeft className="size-4" aria-hidden />
        Back to the {isConfirmed ? "session" : "request"}
      </Link>
      <h1 className="mt-4 text-title">{isConfirmed ? "Move session" : "Change your request"}</h1>
      <p className="num mt-2 text-text-2">
        Now: {current.day}, {current.range}.{" "}
        {isConfirmed ? `${mentor.firstName} has to confirm the new time.` : ""}
      </p>
      <Form
        method="post"
        {...getFormProps(form)}
        className="booking mt-9 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23.5rem]"
      >
        <div className="grid min-w-0 content-start gap-10">
          <div>
            <ErrorSummary form={form} />
            <div className="mt-4 first:mt-0">
              <WeekGrid
                meta={fields.slot}
                week={week}
                path={`/mentors/sessions/${id}/change`}
                selected={selected?.startsAt ?? null}
              />
            </div>
          </div>
          {isConfirmed ? (
            <input type="hidden" name="agenda" value={agenda} />
          ) : (
            <>
              <TopicChoices id={fields.topic.id} topics={topics} />
              <Field type="textarea" rows={4} meta={fields.agenda} />
              <ReportChoices id={fields.report.id} reports={reports} mentor={mentor} />
            </>
          )}
        </div>
        <div>
          <RequestSummary
            title={isConfirmed ? "New time" : "Your request"}
            slot={selected}
            mentor={mentor}
          >
            <Button size="lg" className="w-full" pendingText="Saving…">
              {isConfirmed ? "Propose this time" : "Save changes"}
            </Button>
          </RequestSummary>
        </div>
      </Form>
    </Page>
  );
}
