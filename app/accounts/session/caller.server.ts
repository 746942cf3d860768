import { randomUUID } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import { getClient } from "~/platform/http/client.server";
import { YEAR_IN_SECONDS, createTextCookie } from "~/platform/http/cookies.server";
import { isApiRequest } from "~/platform/http/origin-guard";
import { getEmailLinkOrigin } from "~/platform/http/public-origin.server";
import type { Caller } from "~/accounts/auth-api/contract";
import { getDeviceName } from "./device-name";

/**
 * Identifies a browser across sessions, to detect sign-ins from new devices. Contains nothing else.
 */
const deviceCookieStore = createTextCookie("device", YEAR_IN_SECONDS);

/** The caller. API clients have no cookie: identified by user agent and network. */
export async function getCaller(request: Request, context: AppLoadContext): Promise<Caller> {
  const { ip } = getClient(context);
  const name = getDeviceName(request.headers.get("User-Agent"));
  const id =
    (await deviceCookieStore.read(request)) ??
    (isApiRequest(request) ? `${name} ${ip}` : randomUUID());
  return { ip, origin: getEmailLinkOrigin(request), device: { id, name } };
}

/** The Set-Cookie value of the device cookie. */
export function createDeviceCookie(request: Request, { device }: Caller): Promise<string> {
  return deviceCookieStore.serialize(request, device.id);
}

export function clearDeviceCookie(request: Request): Promise<string> {
  return deviceCookieStore.clear(request);
}
