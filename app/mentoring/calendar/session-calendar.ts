import type { MentorSession } from "~/mentoring/sessions/queries.server";
import type { SessionState } from "~/mentoring/sessions/states";
import { type CalendarEntry, buildCalendar } from "./calendar-file";

interface Reader {
  timeZone: string;
  /** The other side's name. */
  otherName: string;
  /** The page about the session. */
  url: string;
  /** The mentor is invented: nobody comes. */
  isSample: boolean;
}

const STATUS: Record<SessionState, CalendarEntry["status"]> = {
  requested: "TENTATIVE",
  moved: "TENTATIVE",
  confirmed: "CONFIRMED",
  done: "CONFIRMED",
  "no-show": "CONFIRMED",
  declined: "CANCELLED",
  canceled: "CANCELLED",
  expired: "CANCELLED",
};

/** A session's calendar file for one of its sides. */
export function buildSessionCalendar(
  session: MentorSession,
  { timeZone, otherName, url, isSample }: Reader,
): string {
  const details = [
    session.agenda,
    session.meetingLink && `Video call: ${session.meetingLink}`,
    isSample && `${otherName} is a sample mentor: no call takes place.`,
  ];
  return buildCalendar({
    id: session.id,
    startsAt: session.startsAt,
    endsAt: session.endsAt,
    timeZone,
    title: `Mentoring session with ${otherName}`,
    description: details.filter((text) => text !== "" && text !== false).join("\n\n"),
    url,
    status: STATUS[session.state],
    sequence: session.sequence,
    updatedAt: session.updatedAt,
  });
}
