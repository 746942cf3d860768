import { beforeAll, describe, expect, test } from "vitest";
import { PUBLIC_ROUTES } from "../../app/public-routes";
import { loadRoutes } from "../support/app";
import { type Client, createClient } from "../support/client";

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

test("every public route exists", () => {
  expect(PUBLIC_ROUTES.filter((id) => !ids.includes(id))).toEqual([]);
});

test("no file beside the routes has become an address", () => {
  expect(ids.filter((id) => /\.(server|test)$/.test(id))).toEqual([]);
});

test("the operator’s page, the account, the profile and the settings are private", () => {
  expect(privateIds.toSorted()).toEqual([
    "routes/admin",
    "routes/auth.delete-account",
    "routes/auth.logout",
    "routes/auth.profile",
    "routes/auth.update-profile",
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
    for (const method of ["GET", "POST", "PUT", "DELETE"]) {
      const response = await client.send(toPath(id), { method });
      expect([method, response.status, response.headers.get("WWW-Authenticate")]).toEqual([
        method,
        401,
        "Bearer",
      ]);
      expect(await response.json()).toEqual({ message: expect.any(String) });
    }
  });

  test.each(ids.filter((id) => !privateIds.includes(id) && !isApi(id)))(
    "%s doesn't require sign-in",
    async (id) => {
      const response = await client.get(toPath(id));
      expect(response.headers.get("Location") ?? "").not.toContain("/login");
      expect(response.status).not.toBe(401);
    },
  );
});
