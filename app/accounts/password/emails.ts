import { formatTimestamp } from "~/accounts/emails";
import { renderEmail } from "~/platform/mail/template";
import { formatList } from "~/ui/format";

const PASSWORD_CHANGED = {
  subject: "Your Pathlight password was changed",
  notes: ["If this was you, there’s nothing to do."],
};

interface RemainingAccess {
  /** Such as "Google (maya@example.com)". */
  identities: string[];
  devices: { name: string; last_seen_at: string }[];
}

export function passwordChangedEmail(
  origin: string,
  at: Date,
  { identities, devices }: RemainingAccess,
) {
  return renderEmail({
    ...PASSWORD_CHANGED,
    origin,
    paragraphs: [
      `The password of your account was changed on ${formatTimestamp(at)}. Every other device has been signed out, and links sent earlier no longer work.`,
      ...(identities.length > 0
        ? [`You can still sign in with ${formatList(identities)}, as before.`]
        : []),
      `We still know these devices, so no email tells you when one of them signs in with the new password: ${formatDevices(devices)}.`,
      "If something here isn’t yours, reset your password. That disconnects and forgets all of them.",
    ],
    action: { label: "Reset my password", href: `${origin}/forgot-password` },
  });
}

interface EndedAccess {
  identities: string[];
  undoUntil: Date | undefined;
}

export function passwordResetEmail(
  origin: string,
  at: Date,
  { identities, undoUntil }: EndedAccess,
) {
  return renderEmail({
    ...PASSWORD_CHANGED,
    origin,
    paragraphs: [
      `The password of your account was reset on ${formatTimestamp(at)}, with a link sent to this address. This ended every other way in:`,
      `All devices and programs have been signed out, and each counts as new when it signs in again. ${identities.length > 0 ? `${formatList(identities)} no longer ${identities.length === 1 ? "signs" : "sign"} in to your account.` : "No Google or LinkedIn account is connected."} Links sent earlier no longer work, and a change of address that wasn’t confirmed yet was canceled.`,
      ...(undoUntil
        ? [
            `One link remains: until ${formatTimestamp(undoUntil)}, the address your account had before can take back the change to this one.`,
          ]
        : []),
    ],
    action: { label: "This wasn’t me: reset my password", href: `${origin}/forgot-password` },
  });
}

/** Beyond this many, the email says how many more there are. */
const DEVICES_IN_EMAIL = 10;

function formatDevices(devices: RemainingAccess["devices"]): string {
  const names = devices
    .slice(0, DEVICES_IN_EMAIL)
    .map(
      ({ name, last_seen_at }) =>
        `${name || "an unknown device"}, last used on ${formatTimestamp(new Date(last_seen_at))}`,
    );
  const restCount = devices.length - names.length;
  return [...names, ...(restCount > 0 ? [`and ${restCount} more`] : [])].join("; ");
}
