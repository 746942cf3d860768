/**
 * unreachable: no answer, or it broke off. slow: none in time. busy: it asks us to wait. refused: it does not
 * take this server's address, key or model. unreadable: what came is no verdict. unfounded: its quotes are not
 * in the answer.
 */
export type FailureReason =
  | "unreachable"
  | "slow"
  | "busy"
  | "refused"
  | "unreadable"
  | "unfounded";

/** Why a service gave no opinion. Never holds anything the service or the person wrote. */
export class AiCoachError extends Error {
  constructor(
    readonly reason: FailureReason,
    /** HTTP status, where there was one. */
    readonly status?: number,
    /** How long the service asks us to stay away. */
    readonly retryAfterMs?: number,
  ) {
    super(`no second opinion: ${reason}${status === undefined ? "" : ` (${status})`}`);
  }
}
