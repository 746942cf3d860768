import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { CONTACT_TOPICS } from "~/data/contact";
import { type Client, createClient, createSignedInClient } from "../../support/client";
import { fillDisk, freeDisk, makeReadOnly } from "../../support/full-disk";
import { readPage } from "../../support/page";

let member: Client & { email: string; password: string };

beforeAll(async () => {
  member = await createSignedInClient();
});

afterEach(() => {
  freeDisk();
  vi.useRealTimers();
});

/** The disk is checked at most every few seconds, so each test uses a different time. */
async function readReadiness(client: Client, minutesFromNow: number) {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.now() + minutesFromNow * 60_000);
  const response = await client.get("/readyz");
  vi.useRealTimers();
  return { status: response.status, text: await response.text() };
}

function sendMessage(client: Client, message: string): Promise<Response> {
  return client.post("/contact", {
    name: "Maya Okafor",
    email: "maya@example.com",
    topic: CONTACT_TOPICS[0],
    message,
  });
}

/** Uses up the pages that are free, so that the next row needs a new one. */
async function writeUntilFull(): Promise<Response> {
  for (let count = 0; count < 200; count++) {
    const response = await sendMessage(await createClient(), "word ".repeat(900));
    if (response.status !== 200 && response.status !== 302) return response;
  }
  throw new Error("nothing was refused");
}

test("readiness says what is wrong, and is ready again as soon as there is room", async () => {
  const client = await createClient();
  expect(await readReadiness(client, 1)).toEqual({ status: 200, text: "ready" });
  fillDisk();
  await writeUntilFull();
  expect(await readReadiness(client, 2)).toEqual({
    status: 503,
    text: expect.stringContaining("database or disk is full"),
  });
  freeDisk();
  expect(await readReadiness(client, 3)).toEqual({ status: 200, text: "ready" });
});

test("failed writes explain what to do, pages still work, and no restart is needed", async () => {
  fillDisk();
  const refused = await writeUntilFull();
  expect(refused.status).toBe(507);
  expect(refused.headers.get("Retry-After")).toBe("300");
  expect(await readPage(refused)).toHaveText("The server’s disk is full");

  for (const path of ["/", "/profile", "/interview", "/interview/history", "/settings/account"])
    expect([path, (await member.get(path)).status]).toEqual([path, 200]);

  freeDisk();
  const accepted = await sendMessage(await createClient(), "Now it works.");
  expect(accepted.status).toBeLessThan(400);
});

test("the JSON API answers in JSON, and its limits count while they cannot be written", async () => {
  const client = await createClient();
  const signIn = (password: string) =>
    client.json("POST", "/auth/login", { email: member.email, password });
  makeReadOnly();
  const refused = await signIn(member.password);
  expect(refused.status).toBe(507);
  expect(await refused.json()).toEqual({ message: expect.stringContaining("disk is full") });

  const statuses: number[] = [];
  for (let count = 0; count < 12; count++)
    statuses.push((await signIn("wrong-password-here")).status);
  expect(statuses[0]).toBe(401);
  expect(statuses.at(-1)).toBe(429);

  freeDisk();
  const other = await createSignedInClient();
  expect((await other.get("/profile")).status).toBe(200);
});
