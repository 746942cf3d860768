export type SaveResponse =
  | { ok: true; savedAt: string }
  | {
      ok: false;
      message: string;
      revision: number | null;
      /** Where to sign in, if that is what it takes. */
      signInUrl: string | null;
    };

/** The server's reply to a saved draft; null if it isn't one, such as an error page of a proxy. */
export function parseSaveResponse(isOk: boolean, body: unknown): SaveResponse | null {
  if (typeof body !== "object" || body === null) return null;
  if (isOk)
    return "savedAt" in body && typeof body.savedAt === "string"
      ? { ok: true, savedAt: body.savedAt }
      : null;
  if (!("message" in body) || typeof body.message !== "string") return null;
  const revision = "revision" in body && typeof body.revision === "number" ? body.revision : null;
  const signInUrl =
    "signInUrl" in body && typeof body.signInUrl === "string" ? body.signInUrl : null;
  return { ok: false, message: body.message, revision, signInUrl };
}
