import { expect, test } from "vitest";
import { createClient } from "../../support/client";

process.env.TRUST_PROXY = "1";
process.env.APP_URL = "https://coach.example.org";
const PUBLIC = "https://coach.example.org";
const forwarded = {
  "X-Forwarded-For": "203.0.113.7",
  "X-Forwarded-Proto": "https",
  "X-Forwarded-Host": "coach.example.org",
};

test("over https cookies are secure and bound to this host, and HSTS is sent", async () => {
  const client = await createClient();
  const response = await client.post(
    "/interview",
    { card: "databases" },
    { ...forwarded, Origin: PUBLIC },
  );
  expect(response.status).toBe(302);
  const refused = await client.post(
    "/interview/tailored?from=posting",
    { intent: "start" },
    { ...forwarded, Origin: PUBLIC },
  );
  const cookies = [response, refused].flatMap(({ headers }) => headers.getSetCookie());
  for (const name of ["__Host-session", "__Host-toast"]) {
    const cookie = cookies.find((line) => line.startsWith(`${name}=`)) ?? "";
    for (const attribute of ["Secure", "HttpOnly", "SameSite=Lax", "Path=/"])
      expect(cookie).toContain(attribute);
    expect(cookie).not.toContain("Domain");
  }
  expect(response.headers.get("Strict-Transport-Security")).toContain("max-age=31536000");
});

test("a change from the public origin is allowed, even if the proxy sends no host", async () => {
  const client = await createClient();
  const response = await client.post(
    "/preferences",
    { theme: "light" },
    { "X-Forwarded-Proto": "https", Origin: PUBLIC },
  );
  expect(response.status).toBe(303);
  expect(response.headers.getSetCookie().join()).toContain("Secure");
});

test("odd forwarded headers are no reason to fail", async () => {
  const client = await createClient();
  const odd = [
    ["X-Forwarded-Host", "a b/..//"],
    ["X-Forwarded-Host", "[::1"],
    ["X-Forwarded-Proto", "gopher"],
    ["X-Forwarded-For", "x".repeat(2000)],
  ] as const;
  for (const [name, value] of odd) {
    expect((await client.get("/", { [name]: value })).status).toBe(200);
  }
});

test("the rate limit counts the address the proxy saw, not one the caller wrote", async () => {
  const client = await createClient();
  const attempt = (forged: string) =>
    client.post(
      "/login",
      { email: "nobody@example.com", password: "wrong" },
      { ...forwarded, "X-Forwarded-For": `${forged}, 203.0.113.7`, Origin: PUBLIC },
    );
  for (let index = 0; index < 10; index += 1)
    expect((await attempt(`10.0.0.${index}`)).status).toBe(401);
  expect((await attempt("10.0.0.99")).status).toBe(429);
});
