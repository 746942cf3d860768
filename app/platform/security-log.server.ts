import { log } from "./log.server";

export type SecurityEvent =
  | "register"
  | "sign-in"
  | "sign-in-failed"
  | "sign-out"
  | "sessions-revoked"
  | "password-wrong"
  | "password-changed"
  | "password-reset-requested"
  | "password-reset"
  | "email-change-requested"
  | "email-changed"
  | "email-change-undone"
  | "sign-in-method-connected"
  | "sign-in-method-disconnected"
  | "mentors-turned-on"
  | "mentors-turned-off"
  | "mentor-approved"
  | "mentor-declined"
  | "mentor-problem-handled"
  | "mentor-problem-reopened"
  | "mentor-message-deleted"
  | "contact-message-deleted"
  | "mentor-review-hidden"
  | "mentor-review-shown"
  | "question-published"
  | "question-withdrawn"
  | "question-link-revoked"
  | "question-link-kept"
  | "email-verified"
  | "data-exported"
  | "account-deleted"
  | "account-suspended"
  | "idle-account-deleted"
  | "suspension-lifted"
  | "rate-limited";

/**
 * One line for an operator who looks into misuse: `{"security":"sign-in","account":"…"}`.
 * @param details the id of the account, of the operator who did it, the name of a limit; never an address, a name or a text
 */
export function logSecurityEvent(
  security: SecurityEvent,
  details: { account?: string; operator?: string; limit?: string } = {},
): void {
  log.info({ security, ...details });
}
