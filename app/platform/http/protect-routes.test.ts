import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import { beforeEach, expect, test, vi } from "vitest";
import { type Guards, protectRoutes } from "./protect-routes";

type Module = NonNullable<ServerBuild["routes"][string]>["module"];

const args: LoaderFunctionArgs & ActionFunctionArgs = {
  request: new Request("http://pathlight.test/page"),
  params: {},
  context: {},
};
const loader = vi.fn(() => "data");
const action = vi.fn(() => "done");
const refuse = (by: string) => async () => new Response(by, { status: 403 });
const GUARDS: Guards = {
  owner: refuse("owner"),
  account: refuse("account"),
  mentor: refuse("mentor"),
  operator: refuse("operator"),
  suspended: refuse("suspended"),
};

beforeEach(() => vi.clearAllMocks());

function protect(module: Partial<Module>, guards = GUARDS): Module | undefined {
  const route = { id: "page", path: "page", module: { default: () => null, ...module } };
  return protectRoutes({ page: route }, guards)["page"]?.module;
}

test.each([
  ["owner", { access: "owner" }],
  ["account", { access: "account" }],
  ["mentor", { access: "mentor" }],
  ["operator", { access: "operator" }],
  ["account", undefined],
])("%s: the guard answers, and neither loader nor action runs", async (name, handle) => {
  const module = protect({ handle, loader, action });
  for (const response of [await module?.loader?.(args), await module?.action?.(args)])
    expect(response instanceof Response && (await response.text())).toBe(name);
  expect([loader, action].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

const getAnswers = async (module: Module | undefined) =>
  Promise.all(
    [await module?.loader?.(args), await module?.action?.(args)].map((response) =>
      response instanceof Response ? response.text() : response,
    ),
  );

test.each([
  [["suspended", "suspended"], { access: "public" }],
  [["data", "suspended"], { access: "public", cache: "same-for-everyone" }],
  [["data", "suspended"], { access: "token" }],
  [["data", "done"], { access: "public", openWhenSuspended: true }],
])("a suspended account gets %j from %j", async (answers, handle) => {
  expect(await getAnswers(protect({ handle, loader, action }))).toEqual(answers);
});

test.each(["owner", "account", "mentor", "operator"] as const)(
  "%s: a suspended account is refused, except where its page is open to it",
  async (access) => {
    const guards = { ...GUARDS, [access]: async () => undefined };
    const handle = { access };
    expect(await getAnswers(protect({ handle, loader, action }, guards))).toEqual([
      "suspended",
      "suspended",
    ]);
    const open = { access, openWhenSuspended: true };
    expect(await getAnswers(protect({ handle: open, loader, action }, guards))).toEqual([
      "data",
      "done",
    ]);
  },
);

test("a page without a loader is protected too, and gets no action", async () => {
  const module = protect({});
  expect(await module?.loader?.(args)).toBeInstanceOf(Response);
  expect(module?.action).toBeUndefined();
});

test("requests that the guard allows get the route's response", async () => {
  const guard = vi.fn(async () => undefined);
  const guards = { ...GUARDS, account: guard, suspended: async () => undefined };
  const module = protect({ loader, action }, guards);
  expect(await module?.loader?.(args)).toBe("data");
  expect(await module?.action?.(args)).toBe("done");
  expect(await protect({}, guards)?.loader?.(args)).toBeNull();
  expect(guard.mock.calls).toEqual([[args], [args], [args]]);
});

test.each([
  { access: "everyone" },
  { sitemap: true },
  { access: "public", acess: "account" },
  null,
])("%o is no handle: the server doesn't start", (handle) => {
  expect(() => protect({ handle })).toThrow("The handle of page is wrong.");
});
