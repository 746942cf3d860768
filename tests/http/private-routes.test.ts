import { beforeAll, describe, expect, test } from "vitest";
import { PUBLIC_ROUTES } from "../../app/public-routes";
import { loadRoutes } from "../support/app";
import { type Client, createClient, createSignedInClient } from "../support/client";
import { startSession } from "../support/interview";
import { openPage } from "../support/page";

const routes = Object.values(await loadRoutes());
const ids = routes.map(({ id }) => id);
const isApi = (id: string) => id.startsWith("routes/auth.");
const privateIds = ids.filter((id) => !PUBLIC_ROUTES.includes(id));

/**
 * An address of the route, each parameter filled in; the ids of layouts and of their index are the
 * same address.
 */
function toPath(id: string): string {
  const segments: string[] = [];
  for (
    let route = routes.find((candidate) => candidate.id === id);
    route;
    route = routes.find((candidate) => candidate.id === route?.parentId)
  )
    if (route.path) segments.unshift(route.path);
  return `/${segments.join("/").replaceAll(/:\w+/g, "1").replace("*", "nowhere")}`;
}

let client: Client;
beforeAll(async () => {
  client = await createClient();
});

/** Public, because visitors have them too; they belong to one visitor or account. */
const OWN_PAGES = [
  "routes/assessment.results.$id",
  "routes/contact_.sent.$id",
  "routes/interview.sessions.$id._index",
  "routes/interview.sessions.$id.delete",
  "routes/interview.sessions.$id.end",
  "routes/interview.sessions.$id.follow-up.$number",
  "routes/interview.sessions.$id.report",
  "routes/interview.sessions.$id.review.$number",
  "routes/interview.sessions.$id.review.$number_.delete",
  "routes/interview.sessions.$id.share",
  "routes/mentors.apply_.sent.$id",
  "routes/mentors.sessions.$id",
  "routes/mentors.sessions.$id_.cancel",
  "routes/mentors.sessions.$id_.change",
];

test("every public route exists", () => {
  expect(PUBLIC_ROUTES.filter((id) => !ids.includes(id))).toEqual([]);
});

test("no file beside the routes has become an address", () => {
  expect(ids.filter((id) => /\.(server|test)$/.test(id))).toEqual([]);
});

test("the operator’s and the mentors’ pages, the account, the profile and the settings are private", () => {
  expect(privateIds.toSorted()).toEqual([
    "routes/admin",
    "routes/admin_.problems",
    "routes/admin_.reviews",
    "routes/auth.delete-account",
    "routes/auth.logout",
    "routes/auth.profile",
    "routes/auth.update-profile",
    "routes/mentoring",
    "routes/mentoring._index",
    "routes/mentoring.availability",
    "routes/mentoring.profile",
    "routes/mentoring_.accept",
    "routes/mentoring_.requests.$id",
    "routes/mentoring_.requests.$id_.problem",
    "routes/mentoring_.requests.$id_.reports.$report",
    "routes/profile",
    "routes/profile._index",
    "routes/profile.learning",
    "routes/profile.sessions",
    "routes/profile.skills",
    "routes/profile_.skills.export",
    "routes/settings",
    "routes/settings._index",
    "routes/settings.account",
    "routes/settings.appearance",
    "routes/settings.notifications",
    "routes/settings.profile",
    "routes/settings_.account.delete",
    "routes/settings_.account.export",
  ]);
});

describe("without an account", () => {
  test.each(privateIds.filter((id) => !isApi(id)))(
    "%s leads to the login page and back",
    async (id) => {
      const path = toPath(id);
      const response = await client.get(path);
      expect([response.status, response.headers.get("Location")]).toEqual([
        302,
        `/login?redirectTo=${encodeURIComponent(path)}`,
      ]);
    },
  );

  test.each(privateIds.filter((id) => !isApi(id)))("%s accepts no form", async (id) => {
    const response = await client.post(toPath(id), { intent: "anything" });
    if (response.status !== 405)
      expect([response.status, response.headers.get("Location")]).toEqual([302, "/login"]);
  });

  test.each(privateIds.filter((id) => !isApi(id)))("%s gives no data", async (id) => {
    const response = await client.get(`${toPath(id)}.data?_routes=${encodeURIComponent(id)}`);
    expect(response.status).toBe(202);
    expect(await response.text()).toContain("/login?redirectTo=");
  });

  test.each(privateIds.filter(isApi))("%s answers 401 in JSON", async (id) => {
    const statuses: number[] = [];
    for (const method of ["GET", "POST", "PUT", "DELETE"]) {
      const response = await client.send(toPath(id), { method });
      statuses.push(response.status);
      expect(response.headers.get("WWW-Authenticate")).toBe(
        response.status === 401 ? "Bearer" : null,
      );
      expect(await response.json()).toEqual({ message: expect.any(String) });
    }
    // By the one method of the call; the others are wrong with an account too.
    expect(statuses.toSorted()).toEqual([401, 405, 405, 405]);
  });

  test.each(OWN_PAGES)("%s offers to sign in and return, whether or not it exists", async (id) => {
    for (const query of ["", "?question=2"]) {
      const response = await (await createClient()).get(toPath(id) + query);
      expect([response.status, response.headers.get("Location")]).toEqual([
        302,
        `/login?redirectTo=${encodeURIComponent(toPath(id) + query)}`,
      ]);
    }
    const sent = await client.post(toPath(id), { intent: "anything" });
    expect([302, 405]).toContain(sent.status);
    if (sent.status === 302) expect(sent.headers.get("Location")).toMatch(/^\/login/);
  });

  test.each(ids.filter((id) => ![...privateIds, ...OWN_PAGES].includes(id) && !isApi(id)))(
    "%s doesn't require sign-in",
    async (id) => {
      const response = await client.get(toPath(id));
      expect(response.headers.get("Location") ?? "").not.toContain("/login");
      expect(response.status).not.toBe(401);
    },
  );
});

test("to a visitor with pages of their own, others are not found, with the way to sign in", async () => {
  const visitor = await createClient();
  await startSession(visitor);
  for (const id of OWN_PAGES) {
    const page = await openPage(visitor, toPath(id), 404);
    expect([id, page.main.links().filter(([text]) => text === "Sign in")]).toEqual([
      id,
      [["Sign in", `/login?redirectTo=${encodeURIComponent(toPath(id))}`]],
    ]);
  }
});

test("to an account, pages of others are not found", async () => {
  const person = await createSignedInClient();
  for (const id of OWN_PAGES) {
    const page = await openPage(person, toPath(id), 404);
    expect([id, page.main.allByRole("link", "Sign in")]).toEqual([id, []]);
  }
});

test("a session of an account opens after the sign-in that its address led to", async () => {
  const person = await createSignedInClient();
  const session = await startSession(person);
  const browser = await createClient();
  const login = await browser.get(session);
  const { toasts } = await openPage(browser, login.headers.get("Location") ?? "");
  expect(toasts).toEqual(["Only its owner can open that page. Sign in to continue."]);
  const { email, password } = person;
  const response = await browser.post(login.headers.get("Location") ?? "", { email, password });
  expect(response.headers.get("Location")).toBe(session);
  expect((await browser.get(session)).status).toBe(200);
});
