import { beforeAll, describe, expect, test } from "vitest";
import { type Client, createClient, createSignedInClient } from "../support/client";
import { execute } from "../support/database";
import { createMentor } from "../support/mentor";
import { bookEarliest, countClaims, readSession } from "../support/mentoring";
import { openPage } from "../support/page";

const PEOPLE = ["visitor", "person", "other person", "mentor", "other mentor", "admin"] as const;
type Who = (typeof PEOPLE)[number];

let clients: Record<Who, Client>;
let page = "";
let path = "";

beforeAll(async () => {
  const mentor = await createMentor();
  const person = await createSignedInClient();
  const admin = await createSignedInClient();
  execute("update users set user_type = 'admin' where id = ?", [admin.id]);
  clients = {
    visitor: await createClient(),
    person,
    "other person": await createSignedInClient(),
    mentor,
    "other mentor": await createMentor(),
    admin,
  };
  page = await bookEarliest(person, mentor.mentorId, "The matrix");
  path = `/mentoring/requests/${page.split("/").at(-1)}`;
});

/** Statuses in the order of PEOPLE. Every form lacks something, so that none changes the session. */
const PAGES: [string, () => string, number[]][] = [
  ["/admin", () => "/admin", [302, 403, 403, 403, 403, 200]],
  ["/mentoring", () => "/mentoring", [302, 403, 403, 200, 200, 403]],
  ["the mentor's profile", () => "/mentoring/profile", [302, 403, 403, 200, 200, 403]],
  ["the mentor's hours", () => "/mentoring/availability", [302, 403, 403, 200, 200, 403]],
  ["the mentor's page of the request", () => path, [302, 403, 403, 200, 404, 403]],
  ["the person's page of the session", () => page, [302, 200, 404, 404, 404, 404]],
  ["changing it", () => `${page}/change`, [302, 200, 404, 404, 404, 404]],
  ["canceling it", () => `${page}/cancel`, [302, 200, 404, 404, 404, 404]],
  ["its calendar file", () => `${page}/calendar.ics`, [302, 200, 404, 200, 404, 404]],
];

const FORMS: [string, () => string, Record<string, string>, number[]][] = [
  [
    "approve",
    () => "/admin",
    { intent: "approve", application: "x" },
    [302, 403, 403, 403, 403, 404],
  ],
  [
    "decline",
    () => "/admin",
    { intent: "decline", application: "x" },
    [302, 403, 403, 403, 403, 400],
  ],
  ["mentors off", () => "/admin", { intent: "off", mentor: "x" }, [302, 403, 403, 403, 403, 404]],
  ["publish", () => "/mentoring?index", { intent: "x" }, [302, 403, 403, 400, 400, 403]],
  ["profile", () => "/mentoring/profile", { name: "" }, [302, 403, 403, 400, 400, 403]],
  ["hours", () => "/mentoring/availability", { intent: "x" }, [302, 403, 403, 400, 400, 403]],
  ...["confirm", "decline", "move", "ask", "link", "cancel", "held", "no-show", "note"].map(
    (intent): (typeof FORMS)[number] => [
      `the mentor's ${intent}`,
      () => path,
      {
        intent,
        meetingLink: "no address",
        reason: "",
        message: "",
        date: "",
        time: "",
        note: "x".repeat(5000),
      },
      [302, 403, 403, 400, 404, 403],
    ],
  ),
  [
    "the mentor's undo-no-show",
    () => path,
    { intent: "undo-no-show" },
    [302, 403, 403, 409, 404, 403],
  ],
  ["accept", () => page, { intent: "accept" }, [302, 409, 404, 404, 404, 404]],
  ["refuse", () => page, { intent: "decline" }, [302, 409, 404, 404, 404, 404]],
  ["answer", () => page, { intent: "answer", message: "x" }, [302, 400, 404, 404, 404, 404]],
  ["missed", () => page, { intent: "no-show" }, [302, 400, 404, 404, 404, 404]],
  ["not missed", () => page, { intent: "undo-no-show" }, [302, 409, 404, 404, 404, 404]],
  ["unknown", () => page, { intent: "burn" }, [302, 400, 404, 404, 404, 404]],
  [
    "waitlist",
    () => "/mentors/omar-farouk/waitlist",
    { intent: "x" },
    [302, 400, 400, 400, 400, 400],
  ],
  ["change", () => `${page}/change`, { slot: "x", agenda: "x" }, [302, 400, 404, 404, 404, 404]],
];

describe("person by action", () => {
  test.each(PAGES)("GET %s", async (_name, getPath, statuses) => {
    expect(await listStatuses((client) => client.get(getPath()))).toEqual(label(statuses));
  });

  test.each(FORMS)("POST %s", async (_name, getPath, fields, statuses) => {
    const before = readSession(page);
    expect(await listStatuses((client) => client.post(getPath(), fields))).toEqual(label(statuses));
    expect(readSession(page)).toEqual(before);
    expect(countClaims(page)).toBe(8);
  });

  test("who isn’t a mentor gets links that help, and none that ends here again", async () => {
    const { main } = await openPage(clients.person, "/mentoring", 403);
    expect(main).toHaveText("This page is for mentors.");
    expect(main.links()).toEqual([
      ["Become a mentor", "/mentors/apply"],
      ["Find a mentor", "/mentors"],
    ]);
  });

  test("what is refused shows nothing of the request", async () => {
    for (const who of PEOPLE.filter((each) => each !== "person" && each !== "mentor"))
      for (const address of [page, path])
        expect(await (await clients[who].get(address)).text()).not.toContain("The matrix");
  });
});

async function listStatuses(send: (client: Client) => Promise<Response>) {
  const statuses: number[] = [];
  for (const who of PEOPLE) statuses.push((await send(clients[who])).status);
  return label(statuses);
}

const label = (statuses: readonly number[]) =>
  Object.fromEntries(PEOPLE.map((who, index) => [who, statuses[index]]));
