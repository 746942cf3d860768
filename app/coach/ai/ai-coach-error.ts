/**
 * unreachable: no or an incomplete response. slow: timeout. busy: rate limited. refused: the
 * service rejects
 * this server's address, key or model. unreadable: the response isn't a verdict. unfounded: its
 * quotes
 * aren't in the answer.
 */
export type FailureReason =
  | "unreachable"
  | "slow"
  | "busy"
  | "refused"
  | "unreadable"
  | "unfounded";

/** Why a service gave no opinion. Never contains text from the service or the user. */
export class AiCoachError extends Error {
  constructor(
    readonly reason: FailureReason,
    /** The HTTP status, if any. */
    readonly status?: number,
    /** The service's Retry-After. */
    readonly retryAfterMs?: number,
  ) {
    super(`no second opinion: ${reason}${status === undefined ? "" : ` (${status})`}`);
  }
}
