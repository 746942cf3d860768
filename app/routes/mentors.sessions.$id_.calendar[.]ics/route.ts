import type { LoaderFunctionArgs } from "@remix-run/node";
import { readTimeZone } from "~/mentoring/calendar/time-zone.server";
import { buildSessionCalendar } from "~/mentoring/calendar/session-calendar";
import { requireSessionSide } from "./session-side.server";
import { getPersonName } from "~/mentoring/sessions/session-view";
import type { PageHandle } from "~/platform/http/page-handle";
import { getPublicOrigin } from "~/platform/http/public-origin.server";

export const handle = { access: "owner" } satisfies PageHandle;

/** The calendar file of a session, for the person and for the mentor. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { session, mentor, side } = await requireSessionSide(request, context, params.id);
  const origin = getPublicOrigin(request);
  const calendar = buildSessionCalendar(
    session,
    side === "mentor"
      ? {
          timeZone: mentor.timeZone,
          otherName: getPersonName(session),
          url: `${origin}/mentoring/requests/${session.id}`,
          isSample: false,
        }
      : {
          timeZone: readTimeZone(request) ?? session.timeZone,
          otherName: mentor.name,
          url: `${origin}/mentors/sessions/${session.id}`,
          isSample: mentor.isSample,
        },
  );
  return new Response(calendar, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="session.ics"',
      "Cache-Control": "private, no-store",
    },
  });
}
