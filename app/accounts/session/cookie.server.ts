import { z } from "zod";
import { createPerScheme, createSignedStorage } from "~/platform/http/cookies.server";
import { TOKEN_ABSOLUTE_IN_MS } from "~/accounts/store/tokens.server";

const sessionSchema = z.object({
  /** The bearer token of the auth API. */
  token: z.string().min(1).optional(),
  /** The id of a visitor without an account. */
  visitor: z.uuid().optional(),
});

export type SessionData = z.infer<typeof sessionSchema>;

export const SESSION_COOKIE = "session";

const getStorage = createPerScheme((secure) =>
  createSignedStorage<SessionData>(SESSION_COOKIE, secure, TOKEN_ABSOLUTE_IN_MS / 1000),
);

/** The validated session cookie; an invalid cookie is treated as no session. */
export async function readSession(request: Request): Promise<SessionData> {
  const session = await getStorage(request).getSession(request.headers.get("Cookie"));
  return sessionSchema.catch({}).parse(session.data);
}

/**
 * The Set-Cookie value of a new session with just `data`; nothing is carried over from an earlier
 * one.
 */
export async function createSessionCookie(request: Request, data: SessionData): Promise<string> {
  const storage = getStorage(request);
  const session = await storage.getSession();
  if (data.token) session.set("token", data.token);
  if (data.visitor) session.set("visitor", data.visitor);
  return storage.commitSession(session);
}

/** The Set-Cookie value that ends the session in this browser. */
export async function clearSessionCookie(request: Request): Promise<string> {
  const storage = getStorage(request);
  return storage.destroySession(await storage.getSession());
}

/**
 * The headers that end the session in this browser. Also clears stored recordings and drafts, so
 * the next user of this browser can't see them.
 */
export async function signOutHeaders(request: Request): Promise<[string, string][]> {
  return [
    ["Set-Cookie", await clearSessionCookie(request)],
    ["Clear-Site-Data", '"storage"'],
  ];
}
