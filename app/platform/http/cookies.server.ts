import { createCookie } from "@remix-run/node";
import { getSessionSecrets } from "~/platform/data-dir.server";

const secrets = getSessionSecrets();

/** Whether the browser reached us over https; the server has already put trusted proxies' word into the URL. */
export function isSecure(request: Request): boolean {
  return new URL(request.url).protocol === "https:";
}

/** Options of every signed cookie. Over https the name takes `__Host-`, which binds it to this very host. */
export function signedCookie(name: string, secure: boolean, maxAge?: number) {
  return {
    name: secure ? `__Host-${name}` : name,
    secrets,
    secure,
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    maxAge,
  } as const;
}

/** A signed cookie that holds one piece of text: how to read it, and the Set-Cookie values that set and end it. */
export function createTextCookie(cookieName: string, maxAge: number) {
  const createVariant = (secure: boolean) => {
    const { name, ...options } = signedCookie(cookieName, secure, maxAge);
    return createCookie(name, options);
  };
  const cookies = { plain: createVariant(false), secure: createVariant(true) };
  const cookieFor = (request: Request) => (isSecure(request) ? cookies.secure : cookies.plain);
  return {
    async read(request: Request): Promise<string | undefined> {
      const text: unknown = await cookieFor(request).parse(request.headers.get("Cookie"));
      return typeof text === "string" && text !== "" ? text : undefined;
    },
    serialize: (request: Request, text: string) => cookieFor(request).serialize(text),
    clear: (request: Request) => cookieFor(request).serialize("", { maxAge: 0 }),
  };
}
