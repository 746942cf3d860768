import { isMailConfigured } from "~/platform/mail/transport.server";
import type { Note } from "~/ui/side-notes";

const WITH_ACCOUNT: Note = [
  "You become a mentor",
  "Mentoring appears in your menu, with your profile as a draft.",
];
const WITHOUT_ACCOUNT: Note = isMailConfigured
  ? ["You open the link in the email", "No account? Create one then; the link works for 30 days."]
  : [
      "You need an account",
      "Create one first and apply while you’re signed in: this server sends no email.",
    ];
const DECISION = isMailConfigured
  ? "We accept or decline, and email you either way. If we decline, we say why."
  : "We accept or decline, and you see it on the page of your application. If we decline, we say why.";

export const listApplicationSteps = (isSignedIn: boolean): readonly Note[] => [
  ["You get a reference", "The next page shows what you sent. Nothing is published."],
  ["We read it", DECISION],
  isSignedIn ? WITH_ACCOUNT : WITHOUT_ACCOUNT,
  [
    "You publish your profile",
    "Write your profile and enter your hours. Nothing is shown until you publish it.",
  ],
];

export const APPLICATION_NOTES: readonly Note[] = [
  [
    "What we ask of you",
    "One to four hours a month by video, on days you choose. A reply to every request within two days, even if it’s a no.",
  ],
  [
    "What you bring",
    "At least two years in the field, and the patience to listen to someone who is just starting out. Having interviewed people helps but isn’t required.",
  ],
  [
    "What you decide",
    "Your price, including free. Which requests you accept. What your profile says.",
  ],
];
