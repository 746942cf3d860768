import { formatCity, formatZonedDay, formatZonedTime } from "~/mentoring/calendar/format-time";
import type { RenderedEmail } from "~/platform/mail/outbox.server";
import { renderEmail } from "~/platform/mail/template";

interface FreeTime {
  mentor: { id: string; name: string };
  startsAt: string;
  /** The reader's zone. */
  timeZone: string;
  origin: string;
}

/** For someone who asked to be told. */
export function freeTimeEmail({ mentor, startsAt, timeZone, origin }: FreeTime): RenderedEmail {
  return renderEmail({
    subject: `${mentor.name} has a free time`,
    paragraphs: [
      `You asked us to tell you when ${mentor.name} has a free time. The earliest one is ${formatZonedDay(startsAt, timeZone)}, ${formatZonedTime(startsAt, timeZone)} (${formatCity(timeZone)} time).`,
      "It isn’t held for you: others can book it too.",
    ],
    action: { label: "See the free times", href: `${origin}/mentors/${mentor.id}` },
    notes: ["This is the only email about it. You’re no longer on the waitlist."],
    origin,
  });
}
