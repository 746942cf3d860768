import { writeLetter } from "~/platform/mail/letter";

// Every mail about an account. None greets by name: whoever registers somebody else's address chooses that name.

const SOMEBODY_ELSE = "If it was not you, you need not do anything.";

export function resetLetter(origin: string, token: string) {
  return writeLetter({
    origin,
    subject: "Reset your Pathlight password",
    says: [
      "Somebody, most likely you, asked for a new password for the account with this address.",
    ],
    action: { label: "Choose a new password", href: `${origin}/reset-password?token=${token}` },
    after: [
      "The link works once, for one hour. The new password signs out every device.",
      `${SOMEBODY_ELSE} Your password stays as it is.`,
    ],
  });
}

export function passwordChangedLetter(origin: string, at: Date) {
  return writeLetter({
    origin,
    subject: "Your Pathlight password was changed",
    says: [
      `The password of your account was changed on ${written(at)}. Devices signed in with the old one have been signed out.`,
    ],
    action: { label: "It was not me: reset the password", href: `${origin}/forgot-password` },
    after: ["If it was you, everything is as it should be."],
  });
}

export function verifyLetter(origin: string, token: string) {
  return writeLetter({
    origin,
    subject: "Confirm your email address for Pathlight",
    says: [
      "An account was created with this address. Confirm that it is yours, so that a forgotten password can be mended.",
    ],
    action: { label: "Confirm this address", href: `${origin}/verify-email?token=${token}` },
    after: [
      "The link works once, for three days. You can use your account before that.",
      "If you did not create an account, somebody mistyped their address. Without the link nothing more happens.",
    ],
  });
}

export function changeEmailLetter(origin: string, token: string) {
  return writeLetter({
    origin,
    subject: "Confirm your new email address for Pathlight",
    says: ["Somebody, most likely you, wants to use this address for their account from now on."],
    action: { label: "Use this address", href: `${origin}/verify-email?token=${token}` },
    after: [
      "The link works once, for one hour. Until then the account keeps its old address.",
      SOMEBODY_ELSE,
    ],
  });
}

export function emailChangeAskedLetter(origin: string) {
  return writeLetter({
    origin,
    subject: "Your Pathlight email address is about to change",
    says: [
      "Somebody who knows your password asked to use another address for your account. It changes once that address is confirmed.",
    ],
    action: { label: "It was not me: change the password", href: `${origin}/settings/account` },
    after: [
      "A new password also stops the change of address. If it was you, open the link in the mail to your new address.",
    ],
  });
}

export function emailChangedLetter(origin: string) {
  return writeLetter({
    origin,
    subject: "Your Pathlight email address was changed",
    says: [
      "Your account now uses another email address. Mail about it goes there from now on; this is the last one to this address.",
    ],
    after: [
      "If it was not you, write to the people who run this server, through its contact page.",
    ],
  });
}

export function newDeviceLetter(origin: string, device: string, at: Date) {
  return writeLetter({
    origin,
    subject: "New sign-in to your Pathlight account",
    says: [
      `Your account was signed in to on a device it had not been used on before: ${device || "a program that does not say what it is"}, on ${written(at)}.`,
    ],
    action: { label: "See your devices", href: `${origin}/settings/account#devices` },
    after: [
      "If it was you, there is nothing to do. If not, sign that device out there and change your password.",
    ],
  });
}

function written(at: Date): string {
  return `${new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short", timeZone: "UTC", hourCycle: "h23" }).format(at)} UTC`;
}
