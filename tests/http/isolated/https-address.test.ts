import { expect, test } from "vitest";
import { createClient, registerPerson } from "../../support/client";
import { listMailTo } from "../../support/database";

process.env.APP_URL = "https://coach.example.org";

test("APP_URL is enough for secure cookies and HSTS", async () => {
  const client = await createClient();
  const { response } = await registerPerson(client);
  expect(response.status).toBe(302);
  expect(response.headers.getSetCookie().join()).toMatch(/__Host-toast=.*Secure/);
  expect(response.headers.get("Strict-Transport-Security")).toContain("max-age=31536000");
});

test("links in emails lead to APP_URL", async () => {
  const { email } = await registerPerson(await createClient());
  expect(listMailTo(email)[0]?.text).toContain("https://coach.example.org/verify-email?token=");
});
