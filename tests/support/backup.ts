import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { spawnServer } from "./server-process";

export const backUp = (env: Record<string, string>, ...names: string[]) =>
  spawnServer(env, ["scripts/backup.mjs", ...names]).exited;

export const restore = (env: Record<string, string>, ...names: string[]) =>
  spawnServer(env, ["scripts/restore.mjs", ...names]).exited;

const PERSON = { email: "maya@example.com", password: "violin-tractor-moss" };

/** Registers, signs in, and returns the cookie of the session. */
export async function signUp(origin: string): Promise<string> {
  await fetch(`${origin}/auth/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...PERSON, name: "Maya Okafor" }),
  });
  const response = await fetch(`${origin}/login`, {
    method: "POST",
    headers: { Origin: origin },
    body: new URLSearchParams(PERSON),
    redirect: "manual",
  });
  return readSessionCookie(response);
}

/** The profile, which only somebody who is signed in sees. */
export async function readProfile(origin: string, cookie: string): Promise<string> {
  const page = await fetch(`${origin}/profile`, { headers: { Cookie: cookie } });
  return page.text();
}

/** Starts an interview session as a visitor; resolves once the server has answered for it. */
export async function startInterview(origin: string, index: number): Promise<string> {
  const response = await fetch(`${origin}/interview`, {
    method: "POST",
    headers: { Origin: origin, "X-Forwarded-For": `10.0.${index >> 8}.${index & 255}` },
    body: new URLSearchParams({ card: "databases" }),
    redirect: "manual",
  });
  return response.headers.get("Location")?.split("/").at(-1) ?? "";
}

/** The lines of a backup, read as JSON. */
export function parseBackup(bytes: Buffer): unknown[] {
  const lines = gunzipSync(bytes).toString().trimEnd().split("\n");
  return lines.map((line): unknown => JSON.parse(line));
}

export const readBackup = (path: string) => parseBackup(readFileSync(path));

/** What a folder has but its lock. */
export const listFiles = (folder: string) =>
  readdirSync(folder).filter((name) => !name.startsWith("server.lock"));

export const inFolder = (folder: string, name = "pathlight.backup") => join(folder, name);

function readSessionCookie(response: Response): string {
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith("session="));
  return cookie?.split(";")[0] ?? "";
}
