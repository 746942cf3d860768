import { isMailConfigured } from "~/platform/mail/transport.server";
import type { Note } from "~/ui/side-notes";

export const CONTACT_STEPS: readonly Note[] = [
  [
    "You get a reference",
    "The next page shows what you sent, with a number to mention if you write again.",
  ],
  [
    "The operator reads it",
    "That’s your university, bootcamp, job center, or whoever gave you this address. The people who write the software don’t see it.",
  ],
  [
    isMailConfigured ? "The reply comes by email" : "The operator replies to you",
    "How soon depends on who runs this server: Pathlight can’t promise a time.",
  ],
];

export const CONTACT_NOTES: readonly Note[] = [
  [
    "If something doesn’t work",
    "Tell us which page it was, what you did, and what you saw. Please don’t send passwords.",
  ],
  [
    "About your data",
    "The privacy policy says what is stored and for how long. You can correct or delete your data yourself in Settings.",
  ],
];
