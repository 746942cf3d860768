import { randomUUID } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import { clientOf } from "~/platform/http/client.server";
import { textCookie } from "~/platform/http/cookies.server";
import { isApi } from "~/platform/http/origin-guard";
import { linkOrigin } from "~/platform/http/public-origin.server";
import type { Caller } from "./auth-api";
import { deviceName } from "./device-name";

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** Tells a browser in which somebody signed in before from one nobody has seen. It says nothing else, and outlives the session. */
const cookie = textCookie("device", YEAR_IN_SECONDS);

/** Who calls. A program that keeps no cookies is known by its name and network. */
export async function callerOf(request: Request, context: AppLoadContext): Promise<Caller> {
  const { ip } = clientOf(context);
  const name = deviceName(request.headers.get("User-Agent"));
  const id = (await cookie.read(request)) ?? (isApi(request) ? `${name} ${ip}` : randomUUID());
  return { ip, origin: linkOrigin(request), device: { id, name } };
}

/** The Set-Cookie value by which this browser is known next time. */
export function deviceCookie(request: Request, { device }: Caller): Promise<string> {
  return cookie.set(request, device.id);
}

export function endDeviceCookie(request: Request): Promise<string> {
  return cookie.end(request);
}
