import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireMentorAccount } from "~/accounts/session/require-mentor.server";
import { readTimeZone } from "~/mentoring/calendar/time-zone.server";
import { findMentor } from "~/mentoring/directory/directory.server";
import { requireOwnMentor } from "~/mentoring/directory/require-own-mentor.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id, status, timeZone } = await requireOwnMentor(
    await requireMentorAccount(request, context),
  );
  const isListed = (await findMentor(id))?.isListed ?? false;
  return {
    id,
    status: status === "live" && !isListed ? ("off" as const) : status,
    // So that the profile suggests the browser's.
    isZoneKnown: timeZone !== "" || readTimeZone(request) !== undefined,
  };
}
