const RETRY_AFTER_IN_SECONDS = 10;

/** Too many texts wait to be read; nothing is wrong with this one. */
export class OverloadError extends Error {
  readonly retryAfter = RETRY_AFTER_IN_SECONDS;
  constructor() {
    super("Too many texts are waiting to be read.");
    this.name = "OverloadError";
  }
}
