import { createAddressLimit, createRateLimit } from "~/platform/http/rate-limit.server";
import type { AuthFailure, Caller } from "./contract";
import { rateLimited } from "./failures.server";

const MINUTE_IN_SECONDS = 60;
const HOUR_IN_SECONDS = 60 * MINUTE_IN_SECONDS;
const DAY_IN_SECONDS = 24 * HOUR_IN_SECONDS;

// A classroom behind one address must get in; a script must not.
const registrationsByAddress = createAddressLimit({
  name: "register",
  points: 60,
  seconds: 15 * MINUTE_IN_SECONDS,
});
const attemptsByKnownDevice = createRateLimit({
  name: "login-account-device",
  points: 10,
  seconds: 15 * MINUTE_IN_SECONDS,
});
const attemptsByAccountAndAddress = createRateLimit({
  name: "login-account-address",
  points: 10,
  seconds: 15 * MINUTE_IN_SECONDS,
});
const attemptsByAddress = createAddressLimit({
  name: "login-address",
  points: 100,
  seconds: 15 * MINUTE_IN_SECONDS,
});
// Guesses from many addresses at one account. NIST SP 800-63B 5.2.2 allows at most 100 in a row.
const attemptsByAccount = createRateLimit({
  name: "login-account",
  points: 50,
  seconds: DAY_IN_SECONDS,
});
const successesByAccount = createRateLimit({
  name: "login-success",
  points: 60,
  seconds: 15 * MINUTE_IN_SECONDS,
});
const failuresBeforeNotice = createRateLimit({
  name: "login-failures",
  points: 9,
  seconds: DAY_IN_SECONDS,
  isCounter: true,
});
const noticesByAccount = createRateLimit({
  name: "login-failures-notice",
  points: 1,
  seconds: DAY_IN_SECONDS,
  isCounter: true,
});

export const resetsByAccount = createRateLimit({
  name: "reset-account",
  points: 5,
  seconds: HOUR_IN_SECONDS,
});
export const resetsByAddress = createAddressLimit({
  name: "reset-address",
  points: 60,
  seconds: 15 * MINUTE_IN_SECONDS,
});
export const emailChangesByAccount = createRateLimit({
  name: "email-change",
  points: 6,
  seconds: HOUR_IN_SECONDS,
});
/**
 * Links to confirm an account's own address, counted by recipient: repeatedly registering and
 * deleting an account must not fill someone else's mailbox.
 */
export const linksByRecipient = createRateLimit({
  name: "mail-recipient",
  points: 6,
  seconds: HOUR_IN_SECONDS,
});
/** Separate, so that naming someone else's address doesn't use up the links its owner may request. */
export const linksByNewAddress = createRateLimit({
  name: "mail-new-address",
  points: 3,
  seconds: HOUR_IN_SECONDS,
});

/** @returns 429 with the seconds to wait, or undefined when the account may be created */
export async function countRegistration({ ip }: Caller): Promise<AuthFailure | undefined> {
  const wait = await registrationsByAddress.consume(ip);
  return wait > 0
    ? rateLimited("Too many accounts were created from your network.", wait)
    : undefined;
}

export function refundRegistration({ ip }: Caller): Promise<void> {
  return registrationsByAddress.refund(ip);
}

export interface SignInAttempt {
  /** In lower case. */
  email: string;
  caller: Caller;
  /**
   * Whether this account has been used on this device before. If so, guesses made elsewhere don't
   * lock it out.
   */
  isKnownDevice: boolean;
}

/**
 * Counts an attempt before the password is checked, so parallel guesses can't slip through.
 * @returns 429 with the seconds to wait, or undefined when the password may be checked
 */
export async function countSignInAttempt(attempt: SignInAttempt): Promise<AuthFailure | undefined> {
  const { email, caller, isKnownDevice } = attempt;
  if (isKnownDevice)
    return tooManyAttempts(await attemptsByKnownDevice.consume(deviceKey(attempt)));
  return (
    (await countAttemptByAddress(email, caller)) ??
    tooManyGuesses(await attemptsByAccount.consume(email))
  );
}

/** The part of `countSignInAttempt` that needs no account. */
export async function countAttemptByAddress(
  email: string,
  { ip }: Caller,
): Promise<AuthFailure | undefined> {
  // The address comes first: once refused, it must not add a counter for every made-up email.
  const addressWait = await attemptsByAddress.consume(ip);
  if (addressWait > 0) return tooManyAttempts(addressWait);
  const accountWait = await attemptsByAccountAndAddress.consume(`${email} ${ip}`);
  // Refused attempts at one account must not use up the limit of everyone behind the address.
  if (accountWait > 0) await attemptsByAddress.refund(ip);
  return tooManyAttempts(accountWait);
}

export async function refundAttemptByAddress(email: string, { ip }: Caller): Promise<void> {
  await attemptsByAccountAndAddress.refund(`${email} ${ip}`);
  await attemptsByAddress.refund(ip);
}

/**
 * Takes an attempt off the count: only failures count, so many people behind one address aren't
 * locked out.
 */
export async function refundSignInAttempt(attempt: SignInAttempt): Promise<void> {
  const { email, caller, isKnownDevice } = attempt;
  if (isKnownDevice) return attemptsByKnownDevice.refund(deviceKey(attempt));
  await refundAttemptByAddress(email, caller);
  await attemptsByAccount.refund(email);
}

/** Counts sign-ins with the right password: each costs the server a password hash. */
export async function countSignInSuccess(email: string): Promise<AuthFailure | undefined> {
  return tooManyAttempts(await successesByAccount.consume(email));
}

/**
 * @returns true when the user should be notified about failed attempts: at the tenth, once a day
 */
export async function countSignInFailure(email: string): Promise<boolean> {
  return (
    (await failuresBeforeNotice.consume(email)) > 0 && (await noticesByAccount.consume(email)) === 0
  );
}

function deviceKey({ email, caller }: SignInAttempt): string {
  return `${email} ${caller.device.id}`;
}

function tooManyAttempts(wait: number): AuthFailure | undefined {
  return wait > 0 ? rateLimited("Too many sign-in attempts.", wait) : undefined;
}

function tooManyGuesses(wait: number): AuthFailure | undefined {
  if (wait === 0) return undefined;
  return {
    ok: false,
    status: 429,
    message:
      "Too many failed sign-ins for this account today. Sign in on a device you’ve used before, or reset your password.",
    retryAfter: wait,
  };
}
