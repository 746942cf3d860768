import type { LoaderFunctionArgs } from "@remix-run/node";
import { findOwner } from "~/accounts/session/owner.server";
import { readTimeZone } from "~/mentoring/booking/time-zone.server";
import { buildSessionCalendar } from "~/mentoring/calendar/session-calendar";
import { requireOwnSession } from "~/mentoring/sessions/require-own-session.server";
import { getPublicOrigin } from "~/platform/http/public-origin.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const owner = await findOwner(request, context);
  const { session, mentor } = await requireOwnSession(owner, params.id);
  const calendar = buildSessionCalendar(session, {
    timeZone: readTimeZone(request) ?? session.timeZone,
    otherName: mentor.name,
    url: `${getPublicOrigin(request)}/mentors/sessions/${session.id}`,
    isSample: mentor.isSample,
  });
  return new Response(calendar, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="session.ics"',
      "Cache-Control": "private, no-store",
    },
  });
}
