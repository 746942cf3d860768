import { expect, test } from "vitest";
import { createClient, registerPerson } from "../support/client";
import { getLinkPath, listMailTo } from "../support/database";
import { openLink, requestReset } from "../support/reset-password";

test("the sixth request for one address in an hour gets the same answer and no email; the first link still works", async () => {
  const { email } = await registerPerson(await createClient());
  const firstLink = getLinkPath((await requestReset(email)).mail);
  for (const address of [email, "nobody.there@example.com"]) {
    for (let times = 0; times < 6; times += 1) {
      const { response } = await requestReset(address);
      expect(response.headers.get("Location")).toBe("/forgot-password?sent");
    }
  }
  const resetMails = listMailTo(email).filter(({ subject }) => subject.startsWith("Reset"));
  expect(resetMails).toHaveLength(5);
  expect((await openLink(await createClient(), firstLink)).status).toBe(200);
});

test("one address of the network may request sixty links in a quarter of an hour, then 429 with the time to wait", async () => {
  const client = await createClient();
  const request = (count: number) =>
    client.post("/forgot-password", { email: `reader.${count}@example.com` });
  for (let count = 0; count < 60; count += 1) expect((await request(count)).status).toBe(302);
  const refused = await request(60);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
});
