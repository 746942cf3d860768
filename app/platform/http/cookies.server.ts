import { createHmac } from "node:crypto";
import { type SessionData, createCookie, createCookieSessionStorage } from "@remix-run/node";
import { parse, serialize } from "cookie";
import { getSessionSecrets } from "~/platform/data-dir.server";
import { isPublicOriginSecure } from "./public-origin.server";

// All cookies are created here. Over https, signed cookies have the prefix `__Host-`, which binds
// them to this host; plain cookies have the same name everywhere.

export const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

const HOST_PREFIX = "__Host-";
const OPTIONS = { httpOnly: true, sameSite: "lax", path: "/" } as const;

const secrets = getSessionSecrets();

/** Creates a value for http and one for https, and returns the one for the request. */
export function createPerScheme<Variant>(
  create: (secure: boolean) => Variant,
): (request: Request) => Variant {
  const plain = create(false);
  const secure = create(true);
  return (request) => (isPublicOriginSecure(request) ? secure : plain);
}

export function createSignedStorage<Data = SessionData>(
  name: string,
  secure: boolean,
  maxAge?: number,
) {
  return createCookieSessionStorage<Data>({ cookie: signedOptions(name, secure, maxAge) });
}

/** A signed cookie that stores a string. */
export function createTextCookie(cookieName: string, maxAge: number) {
  const cookieFor = createPerScheme((secure) => {
    const { name, ...options } = signedOptions(cookieName, secure, maxAge);
    return createCookie(name, options);
  });
  return {
    async read(request: Request): Promise<string | undefined> {
      const text: unknown = await cookieFor(request).parse(request.headers.get("Cookie"));
      return typeof text === "string" && text !== "" ? text : undefined;
    },
    serialize: (request: Request, text: string) => cookieFor(request).serialize(text),
    clear: (request: Request) => cookieFor(request).serialize("", { maxAge: 0 }),
  };
}

/** Whether a request has a signed cookie, valid or not. */
export function hasSignedCookie(request: Request, name: string): boolean {
  const cookies = parseCookies(request.headers.get("Cookie"));
  return name in cookies || HOST_PREFIX + name in cookies;
}

/** All cookies of a header, unverified. */
export function parseCookies(header: string | null): Record<string, string | undefined> {
  return parse(header ?? "");
}

/**
 * The Set-Cookie value of an unsigned cookie, for values that aren't secret and are checked when
 * read.
 */
export function serializePlainCookie(name: string, value: string, secure: boolean): string {
  return serialize(name, value, { ...OPTIONS, secure, maxAge: YEAR_IN_SECONDS });
}

function signedOptions(name: string, secure: boolean, maxAge?: number) {
  return {
    ...OPTIONS,
    name: secure ? HOST_PREFIX + name : name,
    secrets: secrets.map((secret) => deriveSecret(secret, name)),
    secure,
    maxAge,
  };
}

/** Each cookie has its own secret, so a value signed for one isn't valid for another. */
function deriveSecret(secret: string, cookieName: string): string {
  return createHmac("sha256", secret).update(`cookie:${cookieName}`).digest("base64url");
}
