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

test("the sitemap and canonical links name APP_URL whatever the request claims, and may be cached", async () => {
  const client = await createClient();
  for (const path of ["/sitemap.xml", "/robots.txt"]) {
    const response = await client.get(path, { Host: "evil.example.com" });
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=3600");
    const text = await response.text();
    expect(text).toContain("https://coach.example.org/");
    expect(text).not.toContain("evil.example.com");
  }
  const page = await (await client.get("/about", { Host: "evil.example.com" })).text();
  expect(page).toContain('rel="canonical" href="https://coach.example.org/about"');
});
