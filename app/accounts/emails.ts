import { renderEmail } from "~/platform/mail/template";
import { formatDateTime } from "~/ui/format-date";

// All account emails. None uses the user's name: it is chosen by whoever registers, who may not own
// the address.

const IF_NOT_YOU = "If this wasn’t you, you can ignore this email.";

export function resetPasswordEmail(origin: string, token: string) {
  return renderEmail({
    origin,
    subject: "Reset your Pathlight password",
    paragraphs: ["We received a request to reset the password for your Pathlight account."],
    action: { label: "Choose a new password", href: `${origin}/reset-password?token=${token}` },
    notes: [
      "The link works once, for one hour. Setting a new password signs out every device and disconnects Google and LinkedIn.",
      `${IF_NOT_YOU} Your password won’t change.`,
    ],
  });
}

export function verificationEmail(origin: string, token: string) {
  return renderEmail({
    origin,
    subject: "Confirm your email address for Pathlight",
    paragraphs: [
      "An account was created with this address. Confirm that it’s yours so that you can reset a forgotten password.",
    ],
    action: { label: "Confirm this address", href: `${origin}/verify-email?token=${token}` },
    notes: [
      "The link works once, for three days. You can already use your account before confirming.",
      "If you didn’t create an account, someone mistyped their address. Nothing happens unless you open the link.",
    ],
  });
}

export function confirmEmailChangeEmail(origin: string, token: string) {
  return renderEmail({
    origin,
    subject: "Confirm your new email address for Pathlight",
    paragraphs: ["We received a request to use this address for a Pathlight account."],
    action: { label: "Use this address", href: `${origin}/verify-email?token=${token}` },
    notes: [
      "Open the link in the browser in which you asked for the change, while you’re signed in there. It works once, for one hour. Until you confirm, the account keeps its old address.",
      IF_NOT_YOU,
    ],
  });
}

export function emailChangeRequestedEmail(origin: string, undoToken: string) {
  return renderEmail({
    origin,
    subject: "Your Pathlight email address is about to change",
    paragraphs: [
      "Someone signed in to your account asked to change its email address. It changes once the new address is confirmed.",
    ],
    action: undoAction(origin, undoToken),
    notes: [UNDO_NOTE, "If this was you, open the link we sent to your new address."],
  });
}

export function emailChangedEmail(origin: string, undoToken: string) {
  return renderEmail({
    origin,
    subject: "Your Pathlight email address was changed",
    paragraphs: [
      "Your account now uses another email address. We’ll send account emails there from now on. This is the last one to this address.",
    ],
    action: undoAction(origin, undoToken),
    notes: [UNDO_NOTE],
  });
}

const UNDO_NOTE =
  "The link works once, for three days. It keeps this address for your account, signs out every device, disconnects Google and LinkedIn and ends the password. You then choose a new one.";

function undoAction(origin: string, token: string) {
  return {
    label: "This wasn’t me: undo the change",
    href: `${origin}/undo-email-change?token=${token}`,
  };
}

export function newDeviceEmail(origin: string, device: string, at: Date) {
  return renderEmail({
    origin,
    subject: "New sign-in to your Pathlight account",
    paragraphs: [
      `There was a sign-in to your account from a new device: ${device || "an unknown device"}, on ${formatTimestamp(at)}.`,
    ],
    action: { label: "See your devices", href: `${origin}/settings/account#devices` },
    notes: [
      "If this was you, there’s nothing to do. If not, sign that device out and change your password.",
    ],
  });
}

/** For sign-ins beyond those that are emailed one by one. */
export function newDevicesEmail(origin: string, count: number, device: string, at: Date) {
  return renderEmail({
    origin,
    subject: "More new sign-ins to your Pathlight account",
    paragraphs: [
      `After the new sign-ins we emailed you about one by one, there ${count === 1 ? "was 1 more" : `were ${count} more`} within the same hour, each from a new device. The last one: ${device || "an unknown device"}, on ${formatTimestamp(at)}.`,
    ],
    action: { label: "See your devices", href: `${origin}/settings/account#devices` },
    notes: [
      "If this was you, there’s nothing to do. If not, sign those devices out and change your password.",
    ],
  });
}

export function confirmSignInEmail(origin: string, token: string) {
  return renderEmail({
    origin,
    subject: "Confirm that it’s you at Pathlight",
    paragraphs: [
      "Someone signed in to your account is about to change it, and your account has no password to ask for. If it’s you, confirm it.",
    ],
    action: { label: "Confirm that it’s me", href: `${origin}/confirm-sign-in?token=${token}` },
    notes: [
      "Open the link in the browser in which you’re making the change. It works once, for one hour.",
      "If it isn’t you, don’t open it. Set a password instead, with “Forgot password?”: this signs out every device.",
    ],
  });
}

export function signInMethodConnectedEmail(
  origin: string,
  provider: string,
  email: string | undefined,
  at: Date,
) {
  return renderEmail({
    origin,
    subject: `${provider} was connected to your Pathlight account`,
    paragraphs: [
      `Since ${formatTimestamp(at)}, a ${provider} account can sign in to your Pathlight account${email ? `: ${email}` : ""}.`,
    ],
    action: { label: "See your sign-in methods", href: `${origin}/settings/account#methods` },
    notes: [
      "If this was you, there’s nothing to do. If not, disconnect it there and change your password.",
    ],
  });
}

export function signInMethodDisconnectedEmail(origin: string, provider: string, at: Date) {
  return renderEmail({
    origin,
    subject: `${provider} was disconnected from your Pathlight account`,
    paragraphs: [
      `Since ${formatTimestamp(at)}, your ${provider} account no longer signs in to your Pathlight account.`,
    ],
    action: { label: "See your sign-in methods", href: `${origin}/settings/account#methods` },
    notes: ["If this was you, there’s nothing to do. If not, change your password."],
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

export function suspendedEmail(origin: string, reason: string) {
  return renderEmail({
    origin,
    subject: "Your Pathlight account is suspended",
    paragraphs: [
      "An operator of this site suspended your account. The reason they gave:",
      reason,
      "You can still sign in to download your data or to delete the account. Mentor sessions to come are canceled.",
    ],
    action: { label: "See what you can do", href: `${origin}/suspended` },
    notes: [`To object, write to the operator: ${origin}/contact`],
  });
}

export function suspensionLiftedEmail(origin: string) {
  return renderEmail({
    origin,
    subject: "Your Pathlight account is no longer suspended",
    paragraphs: [
      "An operator of this site lifted the suspension of your account. You can use it again.",
      "Mentor sessions that were canceled stay canceled.",
    ],
    action: { label: "Open your profile", href: `${origin}/profile` },
  });
}

export function formatTimestamp(at: Date): string {
  return `${formatDateTime(at)} UTC`;
}
