import { vi } from "vitest";
import { createClient } from "./client";
import { type Handler, sendJson, startHttpServer } from "./http-server";

/** What the operator's account server answers to a method and path. */
export const handlers: Record<string, Handler> = {};
export const address = await startHttpServer((request, response) =>
  (handlers[`${request.method} ${request.url}`] ?? sendJson(404, {}))(request, response),
);
process.env.AUTH_API_URL = address;

export const PROFILE = { name: "Noor Haddad", email: "Noor@Example.com" };
const defaultHandlers = () => ({
  "POST /auth/register": sendJson(201, {}),
  "POST /auth/login": sendJson(200, { token: "t-1" }),
  "GET /auth/profile": sendJson(200, PROFILE),
  "POST /auth/logout": sendJson(200, {}),
});

/** Past the time for which a profile is remembered. */
export const expireProfileCache = () => vi.setSystemTime(Date.now() + 11_000);

/** Puts every answer back as it was. */
export function resetHandlers(): void {
  for (const key of Object.keys(handlers)) delete handlers[key];
  Object.assign(handlers, defaultHandlers());
}

export async function login() {
  const client = await createClient();
  const response = await client.post("/login", { email: "noor@example.com", password: "anything" });
  return { who: client, response };
}
