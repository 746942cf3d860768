import type { Kysely } from "kysely";
import type { Tables } from "~/platform/database/tables";
import { createRateLimit } from "~/platform/http/rate-limit.server";
import { queueMail, replaceWaitingMail } from "~/platform/mail/outbox.server";
import { newDeviceEmail, newDevicesEmail } from "./emails";

const EMAILS_AN_HOUR = 5;

const newSignInLimit = createRateLimit({
  name: "new-sign-in-email",
  points: EMAILS_AN_HOUR,
  seconds: 60 * 60,
  isCounter: true,
});

export interface NewSignInCount {
  /** Of those of the current hour that are not emailed one by one. */
  unreported: number;
  /** Until the hour ends; 0 when this one is emailed by itself. */
  secondsLeft: number;
}

/** Counts a sign-in from a new device, by address. */
export async function countNewSignIn(email: string): Promise<NewSignInCount> {
  const secondsLeft = await newSignInLimit.consume(email);
  const count = secondsLeft === 0 ? 0 : await newSignInLimit.getCount(email);
  return { unreported: count - EMAILS_AN_HOUR, secondsLeft };
}

interface NewSignIn {
  count: NewSignInCount;
  device: string;
  origin: string;
  now: Date;
}

/** Emails an account about a sign-in from a new device; beyond five an hour, the rest in one email at its end. */
export async function queueNewSignInEmail(
  { id, email }: { id: string; email: string },
  { count: { unreported, secondsLeft }, device, origin, now }: NewSignIn,
  connection: Kysely<Tables>,
): Promise<void> {
  if (secondsLeft === 0)
    return queueMail(id, email, newDeviceEmail(origin, device, now), connection);
  const dueAt = new Date(now.getTime() + secondsLeft * 1000);
  const message = newDevicesEmail(origin, unreported, device, now);
  await replaceWaitingMail({ owner: id, recipient: email, dueAt }, message, connection);
}
