import { formatCity, formatZonedDay, formatZonedTime } from "~/mentoring/calendar/format-time";
import type { Side } from "~/mentoring/sessions/states";
import type { RenderedEmail } from "~/platform/mail/outbox.server";
import { type EmailContent, renderEmail } from "~/platform/mail/template";

/** A session as one of its sides reads about it. */
export interface EmailedSession {
  startsAt: string;
  endsAt: string;
  /** The reader's zone. */
  timeZone: string;
  /** The other side's name. */
  otherName: string;
  origin: string;
  /** The page about it. */
  path: string;
  answerBy: string | null;
  meetingLink: string;
  /** For the person: the mentor is invented, so nobody comes. */
  isSample: boolean;
}

export function requestedEmail(session: EmailedSession, agenda: string): RenderedEmail {
  return write(session, {
    subject: `Session request from ${session.otherName}`,
    paragraphs: [
      `${session.otherName} asks for a session on ${formatWhen(session)}.`,
      `Agenda: ${agenda}`,
      ...writeDeadline(session),
    ],
    label: "Reply to the request",
  });
}

export function confirmedEmail(session: EmailedSession): RenderedEmail {
  return write(session, {
    subject: `Session confirmed: ${formatWhen(session)}`,
    paragraphs: [
      `Your session with ${session.otherName} is confirmed for ${formatWhen(session)}. The attached file adds it to your calendar.`,
      ...writeCall(session),
    ],
    label: "Open the session",
    notes: [
      "Until 24 hours before it starts you can move it on the session’s page. Please cancel there too if you can’t come.",
    ],
  });
}

export function declinedEmail(session: EmailedSession, note: string): RenderedEmail {
  return write(session, {
    subject: `${session.otherName} can’t take your session`,
    paragraphs: [
      `${session.otherName} declined the session on ${formatWhen(session)}. The time is no longer held.`,
      ...writeNote(session, note),
    ],
    label: "See other times and mentors",
  });
}

/** To the mentor, whose new time the person declined. */
export function declinedForMentorEmail(session: EmailedSession, note: string): RenderedEmail {
  return write(session, {
    subject: `${session.otherName} declined the new time`,
    paragraphs: [
      `${session.otherName} declined your time, ${formatWhen(session)}. It is free again, and the session won’t take place.`,
      ...writeNote(session, note),
    ],
    label: "Open the request",
  });
}

export function movedEmail(session: EmailedSession, note: string): RenderedEmail {
  return write(session, {
    subject: `New time proposed: ${formatWhen(session)}`,
    paragraphs: [
      `${session.otherName} proposes ${formatWhen(session)} for your session. Confirm to book this time.`,
      ...writeNote(session, note),
      ...writeDeadline(session),
    ],
    label: "Confirm or decline the new time",
  });
}

export function canceledEmail(session: EmailedSession, note: string): RenderedEmail {
  return write(session, {
    subject: `Session canceled: ${formatWhen(session)}`,
    paragraphs: [
      `${session.otherName} canceled the session on ${formatWhen(session)}.`,
      ...writeNote(session, note),
    ],
    label: "Open the session",
  });
}

/** Neither side canceled it. */
export function canceledByPathlightEmail(session: EmailedSession, reason: string): RenderedEmail {
  return write(session, {
    subject: `Session canceled: ${formatWhen(session)}`,
    paragraphs: [
      `Your session with ${session.otherName} on ${formatWhen(session)} won’t take place.`,
      reason,
    ],
    label: "Open the session",
  });
}

export function expiredEmail(session: EmailedSession): RenderedEmail {
  return write(session, {
    subject: `No reply from ${session.otherName}`,
    paragraphs: [
      `${session.otherName} didn’t reply in time, so your request for ${formatWhen(session)} has expired.`,
      "The page of the session shows other mentors for the same topics who have free times, if there are any.",
    ],
    label: "See other mentors",
  });
}

export function expiredForMentorEmail(session: EmailedSession): RenderedEmail {
  return write(session, {
    subject: `Request expired: ${formatWhen(session)}`,
    paragraphs: [
      `${session.otherName} asked for a session on ${formatWhen(session)} and got no reply in time. The time is free again.`,
      "If you’re busy at the moment, pause your profile: nobody can send you a request then.",
    ],
    label: "Open the request",
  });
}

export function noShowEmail(session: EmailedSession): RenderedEmail {
  return write(session, {
    subject: `Marked as a no-show: ${formatWhen(session)}`,
    paragraphs: [
      `${session.otherName} told us that you didn’t come to the session on ${formatWhen(session)}.`,
    ],
    label: "Open the session",
    notes: ["If that’s wrong, report a problem on the session’s page."],
  });
}

export function noShowUndoneEmail(session: EmailedSession): RenderedEmail {
  return write(session, {
    subject: `No longer a no-show: ${formatWhen(session)}`,
    paragraphs: [
      `${session.otherName} took back that you didn’t come to the session on ${formatWhen(session)}. It isn’t a no-show anymore, and you don’t have to do anything.`,
    ],
    label: "Open the session",
  });
}

export function messageEmail(
  session: EmailedSession,
  reader: Side,
  message: string,
): RenderedEmail {
  const isQuestion = reader === "person";
  return write(session, {
    subject: isQuestion
      ? `${session.otherName} asks about your session`
      : `${session.otherName} answered your question`,
    paragraphs: [
      `About the session on ${formatWhen(session)}, ${session.otherName} writes:`,
      message,
      ...(isQuestion ? [] : writeDeadline(session)),
    ],
    label: isQuestion ? "Answer the question" : "Open the request",
  });
}

export function linkEmail(session: EmailedSession): RenderedEmail {
  return write(session, {
    subject: `Video link: ${formatWhen(session)}`,
    paragraphs: [
      `Your session with ${session.otherName} on ${formatWhen(session)} has a video link: ${session.meetingLink}`,
      "The attached file updates your calendar.",
    ],
    label: "Open the session",
  });
}

export function reminderEmail(session: EmailedSession): RenderedEmail {
  return write(session, {
    subject: `Reminder: session with ${session.otherName} on ${formatWhen(session)}`,
    paragraphs: [
      `Your session with ${session.otherName} is on ${formatWhen(session)}.`,
      ...writeCall(session),
    ],
    label: "Open the session",
    notes: ["You can turn reminders off under Settings, Notifications."],
  });
}

/** Tuesday, November 24, 6:00 PM to 7:00 PM (London time) */
function formatWhen({ startsAt, endsAt, timeZone }: EmailedSession): string {
  return `${formatZonedDay(startsAt, timeZone)}, ${formatZonedTime(startsAt, timeZone)} to ${formatZonedTime(endsAt, timeZone)} (${formatCity(timeZone)} time)`;
}

/** How to join. */
function writeCall({ meetingLink, otherName, isSample }: EmailedSession): string[] {
  if (isSample)
    return [`${otherName} is a sample mentor, an invented person: no call takes place.`];
  return meetingLink ? [`Video call: ${meetingLink}`] : [];
}

function writeNote({ otherName }: EmailedSession, note: string): string[] {
  return note ? [`${otherName} writes: ${note}`] : [];
}

function writeDeadline({ answerBy, timeZone }: EmailedSession): string[] {
  return answerBy
    ? [
        `Please reply by ${formatZonedDay(answerBy, timeZone)}, ${formatZonedTime(answerBy, timeZone)} (${formatCity(timeZone)} time). After that the request expires.`,
      ]
    : [];
}

function write(
  { origin, path }: EmailedSession,
  { label, ...content }: Omit<EmailContent, "origin" | "action"> & { label: string },
): RenderedEmail {
  return renderEmail({ ...content, origin, action: { label, href: origin + path } });
}
