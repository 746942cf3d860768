import { sessionSecrets } from "~/platform/data-dir.server";

const secrets = sessionSecrets();

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
