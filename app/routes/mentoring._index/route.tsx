import { useActionData, useLoaderData } from "@remix-run/react";
import { SessionSummaries } from "~/mentoring/sessions/session-summaries";
import type { SessionSummary } from "~/mentoring/sessions/session-view";
import type { PageHandle } from "~/platform/http/page-handle";
import { FormError } from "~/ui/form-error";
import { ListingPanel } from "./listing-panel";
import { action, loader } from "./requests.server";

export { action, loader };

export const handle = { access: "mentor" } satisfies PageHandle;

export default function MentorRequests() {
  const { toAnswer, upcoming, past, isMailConfigured, ...listing } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  return (
    <>
      <ListingPanel {...listing} />
      {problem ? (
        <div className="mt-4">
          <FormError>{problem}</FormError>
        </div>
      ) : null}
      <RequestSection
        title="Waiting for your reply"
        requests={toAnswer}
        empty={`No request is waiting. When one arrives, ${isMailConfigured ? "you get an email" : "it appears here,"} and you have up to 48 hours to reply.`}
      />
      <RequestSection
        title="Coming up"
        requests={upcoming}
        empty="Confirmed sessions, and times you proposed, appear here."
      />
      {past.length === 0 ? null : <RequestSection title="Past and closed" requests={past} />}
    </>
  );
}

function RequestSection({
  title,
  requests,
  empty,
}: {
  title: string;
  requests: readonly SessionSummary[];
  empty?: string;
}) {
  return (
    <section className="mt-12">
      <h2 className="mb-4 text-section">{title}</h2>
      {requests.length === 0 ? (
        <p className="max-w-(--measure) text-text-2">{empty}</p>
      ) : (
        <SessionSummaries sessions={requests} />
      )}
    </section>
  );
}
