import { renderEmail } from "~/platform/mail/template";

// Every mail about an account. None greets by name: whoever registers somebody else's address chooses that name.

const IF_NOT_YOU = "If it was not you, you need not do anything.";

export function resetPasswordEmail(origin: string, token: string) {
  return renderEmail({
    origin,
    subject: "Reset your Pathlight password",
    paragraphs: [
      "Somebody, most likely you, asked for a new password for the account with this address.",
    ],
    action: { label: "Choose a new password", href: `${origin}/reset-password?token=${token}` },
    notes: [
      "The link works once, for one hour. The new password signs out every device.",
      `${IF_NOT_YOU} Your password stays as it is.`,
    ],
  });
}

export function passwordChangedEmail(origin: string, at: Date) {
  return renderEmail({
    origin,
    subject: "Your Pathlight password was changed",
    paragraphs: [
      `The password of your account was changed on ${formatTimestamp(at)}. Devices signed in with the old one have been signed out.`,
    ],
    action: { label: "It was not me: reset the password", href: `${origin}/forgot-password` },
    notes: ["If it was you, everything is as it should be."],
  });
}

export function verificationEmail(origin: string, token: string) {
  return renderEmail({
    origin,
    subject: "Confirm your email address for Pathlight",
    paragraphs: [
      "An account was created with this address. Confirm that it is yours, so that a forgotten password can be mended.",
    ],
    action: { label: "Confirm this address", href: `${origin}/verify-email?token=${token}` },
    notes: [
      "The link works once, for three days. You can use your account before that.",
      "If you did not create an account, somebody mistyped their address. Without the link nothing more happens.",
    ],
  });
}

export function confirmEmailChangeEmail(origin: string, token: string) {
  return renderEmail({
    origin,
    subject: "Confirm your new email address for Pathlight",
    paragraphs: [
      "Somebody, most likely you, wants to use this address for their account from now on.",
    ],
    action: { label: "Use this address", href: `${origin}/verify-email?token=${token}` },
    notes: [
      "The link works once, for one hour. Until then the account keeps its old address.",
      IF_NOT_YOU,
    ],
  });
}

export function emailChangeRequestedEmail(origin: string) {
  return renderEmail({
    origin,
    subject: "Your Pathlight email address is about to change",
    paragraphs: [
      "Somebody who knows your password asked to use another address for your account. It changes once that address is confirmed.",
    ],
    action: { label: "It was not me: change the password", href: `${origin}/settings/account` },
    notes: [
      "A new password also stops the change of address. If it was you, open the link in the mail to your new address.",
    ],
  });
}

export function emailChangedEmail(origin: string) {
  return renderEmail({
    origin,
    subject: "Your Pathlight email address was changed",
    paragraphs: [
      "Your account now uses another email address. Mail about it goes there from now on; this is the last one to this address.",
    ],
    notes: [
      "If it was not you, write to the people who run this server, through its contact page.",
    ],
  });
}

export function newDeviceEmail(origin: string, device: string, at: Date) {
  return renderEmail({
    origin,
    subject: "New sign-in to your Pathlight account",
    paragraphs: [
      `Your account was signed in to on a device it had not been used on before: ${device || "a program that does not say what it is"}, on ${formatTimestamp(at)}.`,
    ],
    action: { label: "See your devices", href: `${origin}/settings/account#devices` },
    notes: [
      "If it was you, there is nothing to do. If not, sign that device out there and change your password.",
    ],
  });
}

export function failedSignInsEmail(origin: string, at: Date) {
  return renderEmail({
    origin,
    subject: "Failed attempts to sign in to your Pathlight account",
    paragraphs: [
      `Someone entered a wrong password for your account ten times within a day, most recently on ${formatTimestamp(at)}. None of these attempts got in.`,
    ],
    action: { label: "Choose a new password", href: `${origin}/forgot-password` },
    notes: [
      "If it was you, there is nothing to do. If not, a long password that you use nowhere else keeps your account safe.",
    ],
  });
}

function formatTimestamp(at: Date): string {
  return `${new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short", timeZone: "UTC", hourCycle: "h23" }).format(at)} UTC`;
}
