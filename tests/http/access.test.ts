import { beforeAll, describe, expect, test } from "vitest";
import type { Access } from "~/platform/http/page-handle";
import { loadRoutes } from "../support/app";
import { type Client, createClient, createSignedInClient } from "../support/client";
import { execute } from "../support/database";
import { startSession } from "../support/interview";
import { createMentor } from "../support/mentor";
import { openPage } from "../support/page";
import { loadPages, toAddress } from "../support/routes";

type Person = "stranger" | "account" | "mentor" | "operator";
type Outcome = "open" | "sign in" | "forbidden" | "not theirs";

/** What each gets where nothing is their own, by the access that a route's handle names. */
const OUTCOMES: Record<Access, Record<Person, Outcome>> = {
  public: { stranger: "open", account: "open", mentor: "open", operator: "open" },
  token: { stranger: "open", account: "open", mentor: "open", operator: "open" },
  owner: {
    stranger: "sign in",
    account: "not theirs",
    mentor: "not theirs",
    operator: "not theirs",
  },
  account: { stranger: "sign in", account: "open", mentor: "open", operator: "open" },
  mentor: { stranger: "sign in", account: "forbidden", mentor: "open", operator: "forbidden" },
  operator: { stranger: "sign in", account: "forbidden", mentor: "forbidden", operator: "open" },
};

const routes = await loadRoutes();
const allPages = await loadPages();
/** The auth API answers in JSON: further down. */
const pages = allPages.filter(({ id }) => !id.startsWith("routes/auth."));
const cases = pages.map((page) => ({ ...page, access: page.handle.access }));
const ownedPages = pages.filter(
  ({ id, handle }) => handle.access === "owner" && routes[id]?.module.default,
);

let people: Record<Person, Client>;
beforeAll(async () => {
  const operator = await createSignedInClient();
  execute("update users set user_type = 'admin' where id = ?", [operator.id]);
  people = {
    stranger: await createClient(),
    account: await createSignedInClient(),
    mentor: await createMentor(),
    operator,
  };
});

test("no file beside the routes has become an address", () => {
  const ids = allPages.map(({ id }) => id);
  expect(ids.filter((id) => /\.(server|test)$/.test(id))).toEqual([]);
});

test("these routes have no handle: they need an account", () => {
  const ids = allPages.map(({ id }) => id).filter((id) => !routes[id]?.module.handle);
  expect(ids.toSorted()).toEqual([
    "routes/mentoring_.accept",
    "routes/profile",
    "routes/profile.learning",
    "routes/profile.sessions",
    "routes/profile.skills",
    "routes/settings",
    "routes/settings.appearance",
  ]);
});

test.each<[string, Access, string[]?]>([
  ["/admin", "operator"],
  ["/mentoring", "mentor", ["/mentoring/accept"]],
  ["/profile", "account"],
  ["/settings", "account"],
  ["/interview/sessions/", "owner"],
  ["/assessment/results/", "owner"],
  ["/mentors/sessions/", "owner"],
])("every page under %s is for one access: %s", (area, access, others = []) => {
  const inside = pages.filter(({ path }) => path.startsWith(area) && !others.includes(path));
  expect(inside.length).toBeGreaterThan(1);
  expect(inside.filter(({ handle }) => handle.access !== access)).toEqual([]);
});

describe.each(cases)("$id ($access)", (page) => {
  const path = toAddress(page);
  const outcomes = OUTCOMES[page.access];

  test("opens to nobody else", async () => {
    for (const person of ["stranger", "account", "mentor", "operator"] as const) {
      const response = await people[person].get(path);
      expect([person, toOutcome(response, path, page.access)]).toEqual([person, outcomes[person]]);
    }
  });

  test("accepts no form from anybody else", async () => {
    for (const person of ["stranger", "account", "mentor", "operator"] as const) {
      if (outcomes[person] === "open") continue;
      const response = await people[person].post(path, { intent: "anything" });
      const refusal = { "sign in": 302, forbidden: 403, "not theirs": 404 }[outcomes[person]];
      expect([person, [refusal, 405]]).toEqual([person, expect.arrayContaining([response.status])]);
      if (outcomes[person] === "sign in" && response.status === 302)
        expect(response.headers.get("Location")).toBe("/login");
    }
  });

  test("gives no data to anybody else", async () => {
    for (const person of ["stranger", "account", "mentor", "operator"] as const) {
      if (!["sign in", "forbidden"].includes(outcomes[person])) continue;
      const data = `${path}.data?_routes=${encodeURIComponent(page.id)}`;
      const response = await people[person].get(data);
      if (outcomes[person] === "forbidden") expect(response.status).toBe(403);
      else expect(await response.text()).toContain("/login?redirectTo=");
    }
  });
});

/** What a response is, where a route of this access is asked for something that isn't there. */
function toOutcome({ status, headers }: Response, path: string, access: Access): Outcome {
  const location = headers.get("Location") ?? "";
  if (status === 302 && location === `/login?redirectTo=${encodeURIComponent(path)}`)
    return "sign in";
  if (status === 401 || location.startsWith("/login")) return "sign in";
  if (status === 403) return "forbidden";
  return access === "owner" && status !== 200 ? "not theirs" : "open";
}

test("a page of an owner leads back with its query after signing in", async () => {
  for (const page of ownedPages) {
    const path = `${toAddress(page)}?question=2`;
    const response = await people.stranger.get(path);
    expect(response.headers.get("Location")).toBe(`/login?redirectTo=${encodeURIComponent(path)}`);
  }
});

test("without a token, what its bearer may see is not there", async () => {
  for (const page of pages.filter(({ handle }) => handle.access === "token")) {
    const { status } = await people.stranger.get(toAddress(page));
    expect([page.id, [404, 410].includes(status)]).toEqual([page.id, true]);
  }
});

test("the auth API answers 401 in JSON without a token, where it needs an account", async () => {
  const calls = allPages.filter(
    ({ id, handle }) => id.startsWith("routes/auth.") && handle.access === "account",
  );
  expect(calls.map(({ path }) => path).toSorted()).toEqual([
    "/auth/delete-account",
    "/auth/logout",
    "/auth/profile",
    "/auth/update-profile",
  ]);
  for (const { path } of calls) {
    const statuses: number[] = [];
    for (const method of ["GET", "POST", "PUT", "DELETE"]) {
      const response = await people.stranger.send(path, { method });
      statuses.push(response.status);
      expect(response.headers.get("WWW-Authenticate")).toBe(
        response.status === 401 ? "Bearer" : null,
      );
      expect(await response.json()).toEqual({ message: expect.any(String) });
    }
    // By the one method of the call; the others are wrong with an account too.
    expect(statuses.toSorted()).toEqual([401, 405, 405, 405]);
  }
});

test("to a visitor with pages of their own, others are not found, with the way to sign in", async () => {
  const visitor = await createClient();
  await startSession(visitor);
  for (const owned of ownedPages) {
    const page = await openPage(visitor, toAddress(owned), 404);
    expect([owned.id, page.main.links().filter(([text]) => text === "Sign in")]).toEqual([
      owned.id,
      [["Sign in", `/login?redirectTo=${encodeURIComponent(toAddress(owned))}`]],
    ]);
  }
});

test("to an account, pages of others are not found", async () => {
  const person = await createSignedInClient();
  for (const owned of ownedPages) {
    const page = await openPage(person, toAddress(owned), 404);
    expect([owned.id, page.main.allByRole("link", "Sign in")]).toEqual([owned.id, []]);
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
