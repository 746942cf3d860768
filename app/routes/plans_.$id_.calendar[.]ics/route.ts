import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOwner } from "~/accounts/session/owner.server";
import { buildInterviewCalendar } from "~/job-interviews/interview-calendar";
import { requireJobInterview } from "~/job-interviews/require-job-interview.server";
import type { PageHandle } from "~/platform/http/page-handle";
import { getPublicOrigin } from "~/platform/http/public-origin.server";

export const handle = { access: "owner" } satisfies PageHandle;

/** The rounds of a job interview for the calendar, with reminders. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const owner = await requireOwner(request, context);
  const interview = await requireJobInterview(owner, params.id);
  const url = `${getPublicOrigin(request)}/plans/${interview.id}`;
  return new Response(buildInterviewCalendar(interview, url, new Date()), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="job-interview.ics"',
      "Cache-Control": "private, no-store",
    },
  });
}
