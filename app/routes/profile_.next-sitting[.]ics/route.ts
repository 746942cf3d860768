import { createHash } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { requireAccount } from "~/accounts/session/auth.server";
import { buildCalendar } from "~/mentoring/calendar/calendar-file";
import { readTimeZone } from "~/mentoring/calendar/time-zone.server";
import type { PageHandle } from "~/platform/http/page-handle";
import { getPublicOrigin } from "~/platform/http/public-origin.server";
import { DAILY_MINUTES } from "~/review-schedule/queue";
import { getSkillProfile } from "~/skills/profile/skill-profile.server";
import { findNextDay, getSameTime } from "~/today/next-day";
import { findTodaysSitting, getToday } from "~/today/todays-sitting.server";

export const handle = { access: "account" } satisfies PageHandle;

/** The next sitting for the calendar, at the time of day of today's. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  const owner = getOwnerId(profile);
  const now = new Date();
  const today = getToday(request, now);
  const sitting = await findTodaysSitting(owner, today);
  if (!sitting) throw new Response("Not found", { status: 404 });
  const { queue } = await getSkillProfile(owner, context, now);
  const day = findNextDay(today, queue);
  const timeZone = readTimeZone(request) ?? "UTC";
  const startsAt = getSameTime(day, sitting.startedAt, timeZone);
  const url = `${getPublicOrigin(request)}/profile`;
  const calendar = buildCalendar({
    id: createHash("sha256").update(`sitting ${owner} ${day}`).digest("hex").slice(0, 32),
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + DAILY_MINUTES * 60_000).toISOString(),
    timeZone,
    title: `Pathlight: ${DAILY_MINUTES} minutes`,
    description: `What is due that day: ${url}`,
    url,
    status: "CONFIRMED",
    sequence: 0,
    updatedAt: now.toISOString(),
  });
  return new Response(calendar, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="next-sitting.ics"',
      "Cache-Control": "private, no-store",
    },
  });
}
