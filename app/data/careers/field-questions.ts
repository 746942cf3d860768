/**
 * Behavioral questions that interviewers of a field ask whatever the role: they complete a session on
 * the role's key skills.
 */
export const FIELD_QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  technology: [
    "learned-from-scratch",
    "different-profession",
    "project-that-failed",
    "deadline-in-danger",
  ],
  healthcare: [
    "angry-customer",
    "different-profession",
    "delivered-bad-news",
    "decision-without-facts",
  ],
  business: [
    "disagreed-with-manager",
    "decision-without-facts",
    "changed-how-team-works",
    "said-no-to-a-request",
  ],
  education: [
    "helped-colleague-grow",
    "angry-customer",
    "gave-hard-feedback",
    "brought-quiet-voice-in",
  ],
  legal: [
    "said-no-to-a-request",
    "delivered-bad-news",
    "deadline-in-danger",
    "decision-without-facts",
  ],
  engineering: [
    "different-profession",
    "project-that-failed",
    "deadline-in-danger",
    "decision-without-facts",
  ],
  environmental: [
    "different-profession",
    "decision-without-facts",
    "delivered-bad-news",
    "changed-how-team-works",
  ],
  finance: [
    "decision-without-facts",
    "said-no-to-a-request",
    "deadline-in-danger",
    "delivered-bad-news",
  ],
  marketing: [
    "project-that-failed",
    "different-profession",
    "changed-how-team-works",
    "said-no-to-a-request",
  ],
};
