import type { Kysely } from "kysely";
import { buildSessionCalendar } from "~/mentoring/calendar/session-calendar";
import type { BookableMentor } from "~/mentoring/directory/bookable-mentor";
import type { MentorSession } from "~/mentoring/sessions/queries.server";
import type { SideAction } from "~/mentoring/sessions/session-action";
import { type SessionState, type Side, getOtherSide } from "~/mentoring/sessions/states";
import type { Tables } from "~/platform/database/tables";
import { type RenderedEmail, queueMail } from "~/platform/mail/outbox.server";
import type { NotificationName } from "~/preferences/notifications";
import { findAddress, getOrigin } from "./contact.server";
import {
  type EmailedSession,
  canceledByPathlightEmail,
  canceledEmail,
  confirmedEmail,
  declinedEmail,
  declinedForMentorEmail,
  expiredEmail,
  expiredForMentorEmail,
  linkEmail,
  messageEmail,
  movedEmail,
  noShowEmail,
  noShowUndoneEmail,
  reminderEmail,
  requestedEmail,
} from "./session-emails";

interface SessionNews {
  kind: SessionState;
  actor?: Side | "system";
  note?: string;
  /** The side that isn’t told, if Pathlight acts. */
  untold?: Side;
  /** It was in the reader's calendar. */
  wasConfirmed?: boolean;
}

/** Tells a mentor about a new request. */
export async function sendRequestEmail(
  connection: Kysely<Tables>,
  session: MentorSession,
  mentor: BookableMentor,
): Promise<void> {
  await send(connection, session, mentor, {
    reader: "mentor",
    notification: "emailNotifications",
    render: (details) => requestedEmail(details, session.agenda),
  });
}

/** Tells the sides about a change, each in their own time zone; not the one who made it. */
export async function sendSessionEmails(
  connection: Kysely<Tables>,
  session: MentorSession,
  mentor: BookableMentor,
  news: SessionNews,
): Promise<void> {
  const { kind, actor, untold = actor, wasConfirmed = false } = news;
  const isInCalendar = wasConfirmed || kind === "confirmed";
  const render = (details: EmailedSession, side: Side): RenderedEmail | undefined => {
    const email = renderNews(news, details, side);
    return email && isInCalendar ? { ...email, calendar: build(session, details) } : email;
  };
  for (const reader of ["person", "mentor"] as const)
    if (reader !== untold)
      await send(connection, session, mentor, {
        reader,
        notification: "emailNotifications",
        render: (details) => render(details, reader),
      });
}

/** A question of the mentor's, or the person's answer, to the other side. */
export async function sendMessageEmail(
  connection: Kysely<Tables>,
  { session, mentor, actor }: SideAction,
  message: string,
): Promise<void> {
  const reader = getOtherSide(actor);
  await send(connection, session, mentor, {
    reader,
    notification: "emailNotifications",
    render: (details) => messageEmail(details, reader, message),
  });
}

/** The new video link of a confirmed session, to the person, with the calendar file it belongs in. */
export async function sendLinkEmail(
  connection: Kysely<Tables>,
  session: MentorSession,
  mentor: BookableMentor,
): Promise<void> {
  await send(connection, session, mentor, {
    reader: "person",
    notification: "emailNotifications",
    render: (details) => ({ ...linkEmail(details), calendar: build(session, details) }),
  });
}

/** A side took back that the other one didn't come. */
export async function sendNoShowUndoneEmail(
  connection: Kysely<Tables>,
  session: MentorSession,
  mentor: BookableMentor,
  actor: Side,
): Promise<void> {
  await send(connection, session, mentor, {
    reader: getOtherSide(actor),
    notification: "emailNotifications",
    render: noShowUndoneEmail,
  });
}

function renderNews(
  { kind, actor, note = "" }: SessionNews,
  details: EmailedSession,
  side: Side,
): RenderedEmail | undefined {
  switch (kind) {
    case "confirmed":
      return confirmedEmail(details);
    case "declined":
      return side === "person"
        ? declinedEmail(details, note)
        : declinedForMentorEmail(details, note);
    case "moved":
      return movedEmail(details, note);
    case "canceled":
      return actor === "system"
        ? canceledByPathlightEmail(details, note)
        : canceledEmail(details, note);
    case "expired":
      return side === "person" ? expiredEmail(details) : expiredForMentorEmail(details);
    case "no-show":
      return noShowEmail(details);
    default:
      return undefined;
  }
}

export async function sendReminders(
  connection: Kysely<Tables>,
  session: MentorSession,
  mentor: BookableMentor,
): Promise<void> {
  for (const reader of ["person", "mentor"] as const)
    await send(connection, session, mentor, {
      reader,
      notification: "sessionReminders",
      render: reminderEmail,
    });
}

function build(
  session: MentorSession,
  { timeZone, otherName, origin, path, isSample }: EmailedSession,
): string {
  return buildSessionCalendar(session, {
    timeZone,
    otherName,
    url: origin + path,
    isSample,
  });
}

interface SideEmail {
  reader: Side;
  notification: NotificationName;
  /** Undefined if there is nothing to tell this side. */
  render(details: EmailedSession): RenderedEmail | undefined;
}

async function send(
  connection: Kysely<Tables>,
  session: MentorSession,
  mentor: BookableMentor,
  { reader, notification, render }: SideEmail,
): Promise<void> {
  // Nobody reads the mail of an invented mentor.
  if (reader === "mentor" && mentor.isSample) return;
  const owner = reader === "person" ? session.ownerId : mentor.holder;
  const storedEmail = reader === "person" ? session.contactEmail : mentor.contactEmail;
  const address = await findAddress(connection, owner, storedEmail, notification);
  const message = render({
    startsAt: session.startsAt,
    endsAt: session.endsAt,
    timeZone: reader === "person" ? session.timeZone : mentor.timeZone,
    otherName: reader === "person" ? mentor.name : session.contactName || "A visitor",
    origin: getOrigin(session),
    path:
      reader === "person" ? `/mentors/sessions/${session.id}` : `/mentoring/requests/${session.id}`,
    answerBy: session.answerBy,
    meetingLink: session.meetingLink,
    isSample: reader === "person" && mentor.isSample,
  });
  if (address && message) await queueMail(owner, address, message, connection);
}
