import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import { expect, test, vi } from "vitest";
import { protectRoutes } from "./protect-routes";

const refusal = new Response("Log in", { status: 401 });
const args: LoaderFunctionArgs & ActionFunctionArgs = {
  request: new Request("http://pathlight.test/new"),
  params: {},
  context: {},
};

function createRoutes(): ServerBuild["routes"] {
  const module = { default: () => null, loader: () => "data", action: () => "done" };
  return {
    "routes/open": { id: "routes/open", path: "open", module },
    "routes/new": { id: "routes/new", path: "new", module },
    "routes/static": { id: "routes/static", path: "static", module: { default: () => null } },
  };
}

test("a route that isn't listed returns the guard's response without calling its loader or action", async () => {
  const loader = vi.fn<() => string>();
  const action = vi.fn<() => string>();
  const module = { default: () => null, loader, action };
  const { "routes/new": route } = protectRoutes(
    { "routes/new": { id: "routes/new", path: "new", module } },
    ["routes/open"],
    async () => refusal,
  );
  expect(await route?.module.loader?.(args)).toBe(refusal);
  expect(await route?.module.action?.(args)).toBe(refusal);
  expect(loader).not.toHaveBeenCalled();
  expect(action).not.toHaveBeenCalled();
});

test("a page without a loader is protected too, and gets no action", async () => {
  const { "routes/static": route } = protectRoutes(createRoutes(), [], async () => refusal);
  expect(await route?.module.loader?.(args)).toBe(refusal);
  expect(route?.module.action).toBeUndefined();
});

test("requests the guard allows get the route's response", async () => {
  const guard = vi.fn(async () => undefined);
  const routes = protectRoutes(createRoutes(), [], guard);
  expect(await routes["routes/new"]?.module.loader?.(args)).toBe("data");
  expect(await routes["routes/new"]?.module.action?.(args)).toBe("done");
  expect(await routes["routes/static"]?.module.loader?.(args)).toBeNull();
  expect(guard.mock.calls).toEqual([[args], [args], [args]]);
});

test("a public route is unchanged", () => {
  const routes = createRoutes();
  const result = protectRoutes(routes, ["routes/open"], async () => refusal);
  expect(result["routes/open"]).toBe(routes["routes/open"]);
});
