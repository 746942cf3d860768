/** waiting → declined, accepted (an account was there), or approved (waits for the link to be used) → accepted. */
export const APPLICATION_STATES = ["waiting", "approved", "accepted", "declined"] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** As the applicant reads it. */
export const APPLICATION_STATE_LABELS: Record<ApplicationState, string> = {
  waiting: "Waiting for a reply",
  approved: "Approved: open your link",
  accepted: "Approved",
  declined: "Declined",
};
