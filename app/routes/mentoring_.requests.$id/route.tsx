import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ProblemList } from "~/mentoring/feedback/problem-list";
import { SharedReportList } from "~/mentoring/marks/shared-report-list";
import { SessionAgenda } from "~/mentoring/sessions/session-agenda";
import { SessionHead } from "~/mentoring/sessions/session-head";
import { SessionState } from "~/mentoring/sessions/session-state";
import type { PageHandle } from "~/platform/http/page-handle";
import mentorSideKind from "~/styles/kinds/mentor-side.css?url";
import { BackLink } from "~/ui/back-link";
import { Field } from "~/ui/field";
import { FormError } from "~/ui/form-error";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { ConfirmedLinks } from "./confirmed-links";
import { describeRequestState } from "./describe-request";
import { Replies } from "./replies";
import { ReplyForm } from "./reply-form";
import { action, loader } from "./request.server";

export { action, loader };

export const handle = { access: "mentor" } satisfies PageHandle;

export const links = linkStyles(mentorSideKind);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data && { title: `Request from ${data.request.person.name}` });

export default function MentorRequest() {
  const { request, note, reports, problems } = useLoaderData<typeof loader>();
  const last = useActionData<typeof action>()?.result;
  const problem = last?.error?.[""]?.[0];
  const { person, time, deadline } = request;
  const { title, detail } = describeRequestState(request);
  return (
    <Page compact>
      <BackLink to="/mentoring">Requests</BackLink>
      <SessionHead
        other={{ id: request.id, name: person.name, isSample: false, to: null }}
        time={time}
        city={request.city}
      />
      {problem ? (
        <div className="mt-6">
          <FormError>{problem}</FormError>
        </div>
      ) : null}
      <SessionState title={title} detail={detail} deadline={deadline} steps={request.steps}>
        {request.state === "confirmed" ? <ConfirmedLinks request={request} /> : null}
        <Replies request={request} last={last} />
      </SessionState>
      <SessionAgenda
        title={`Agenda from ${person.firstName}`}
        agenda={request.agenda}
        topics={request.topics}
        messages={request.messages}
        authors={{ mentor: "You", person: person.firstName }}
      />
      {reports.length === 0 ? null : (
        <section className="mt-10 grid gap-x-12 gap-y-4 border-t border-hairline pt-8 lg:grid-cols-[12rem_minmax(0,1fr)]">
          <h2 className="text-section">Shared reports</h2>
          <div>
            <p className="mb-3 max-w-(--measure) text-sm text-muted">
              Read {person.firstName}’s answers and mark them by the coach’s rubric. Open until two
              weeks after the session, unless {person.firstName} takes them back.
            </p>
            <SharedReportList reports={reports} path={`/mentoring/requests/${request.id}`} />
          </div>
        </section>
      )}
      <section className="mt-10 grid gap-x-12 gap-y-4 border-t border-hairline pt-8 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <h2 className="text-section">Private notes</h2>
        <ReplyForm
          intent="note"
          last={last}
          button="Save note"
          variant="secondary"
          defaults={{ note }}
        >
          {(fields) => (
            <Field
              label="Notes about this session"
              type="textarea"
              rows={5}
              meta={fields.note}
              hint={`Only you see them. ${person.firstName} never does.`}
            />
          )}
        </ReplyForm>
      </section>
      <section
        id="problems"
        className="mt-10 grid scroll-mt-24 gap-x-12 gap-y-4 border-t border-hairline pt-8 lg:grid-cols-[12rem_minmax(0,1fr)]"
      >
        <h2 className="text-section">Problems</h2>
        <ProblemList problems={problems} reportPath={`/mentoring/requests/${request.id}/problem`} />
      </section>
    </Page>
  );
}
