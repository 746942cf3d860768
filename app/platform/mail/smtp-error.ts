interface SmtpError {
  /** The library's own code, such as EENVELOPE. */
  code?: string;
  /** The server's reply code, such as 550. */
  responseCode?: number;
}

/** Reads what was thrown while a mail was sent; empty if it is of another kind. */
export function readSmtpError(error: unknown): SmtpError {
  if (typeof error !== "object" || error === null) return {};
  return {
    ...("code" in error && typeof error.code === "string" && { code: error.code }),
    ...("responseCode" in error &&
      typeof error.responseCode === "number" && { responseCode: error.responseCode }),
  };
}
