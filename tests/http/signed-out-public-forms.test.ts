import { expect, test } from "vitest";
import { ANALYST } from "../support/assessment";
import { type Client, createRegisteredClient, ORIGIN } from "../support/client";
import { execute, select } from "../support/database";
import type { HtmlElement } from "../support/html";
import { openMain, openPage, readPage } from "../support/page";

// Forms that visitors may send too: on a page of an account they wait for that account.

type Member = Awaited<ReturnType<typeof createRegisteredClient>>;

const endEverySession = ({ email }: Member) =>
  execute("delete from auth_tokens where user_id = (select id from users where email = ?)", [
    email,
  ]);

/** Sends a form whose fields may occur several times, and signs in where that leads. */
async function sendSignedOut(
  member: Member,
  path: string,
  entries: readonly (readonly [string, string])[],
) {
  const response = await member.send(path, {
    method: "POST",
    headers: { Origin: ORIGIN },
    body: new URLSearchParams(entries.map(([name, value]) => [name, value])),
  });
  const login = response.headers.get("Location") ?? "";
  expect(login).toContain("/login?redirectTo=");
  expect((await openPage(member, login)).main).toHaveText(
    "You have been signed out. Sign in, and your text will still be here.",
  );
  const { email, password } = member;
  const back = await member.post(login, { email, password });
  return back.headers.get("Location") ?? "";
}

const readForm = (main: HtmlElement, button: string) =>
  main.getByRole("button", button).closest("form").formEntries();

async function openForm(client: Client, path: string, button: string) {
  const main = await openMain(client, path);
  return { main, fields: Object.fromEntries(readForm(main, button)) };
}

test("a message to the operator", async () => {
  const member = await createRegisteredClient();
  const { fields } = await openForm(member, "/contact", "Send message");
  await endEverySession(member);
  const written = { ...fields, topic: "question", message: "Where is\r\nmy report?" };
  expect(await sendSignedOut(member, "/contact", Object.entries(written))).toBe("/contact");
  expect(select("select * from contact_messages where message like '%my report%'")).toEqual([]);
  const restored = await openForm(member, "/contact", "Send message");
  expect(restored.main).toHaveText("It hasn’t been sent yet.");
  expect(restored.fields).toMatchObject({ topic: "question", message: "Where is\nmy report?" });
  const sent = await member.post("/contact", restored.fields);
  expect(sent.headers.get("Location")).toMatch(/^\/contact\/sent\//);
  expect((await openForm(member, "/contact", "Send message")).fields.message).toBe("");
});

test("a resume, and the questions chosen from it", async () => {
  const member = await createRegisteredClient();
  const path = "/interview/tailored?from=resume";
  const { fields } = await openForm(member, path, "Find my questions");
  await endEverySession(member);
  const text = "Negotiation with suppliers, SQL, React";
  const sent = Object.entries({ ...fields, text, intent: "read" });
  expect(await sendSignedOut(member, path, sent)).toBe(path);
  const restored = await openForm(member, path, "Find my questions");
  expect(restored.main).toHaveText("The text you sent after you were signed out.");
  expect(restored.fields.text).toBe(text);
  const found = await readPage(await member.post(path, { ...restored.fields, intent: "read" }));
  expect(JSON.stringify(select("select fields from kept_forms"))).not.toContain("suppliers");

  const chosen = readForm(found.main, "Start this interview").filter(
    ([name, value]) => name !== "question" || value !== "tell-me-about-yourself",
  );
  const questions = chosen.filter(([name]) => name === "question");
  expect(questions.length).toBeGreaterThan(0);
  await endEverySession(member);
  expect(await sendSignedOut(member, path, [...chosen, ["intent", "start"]])).toBe(path);
  const back = await openMain(member, path);
  expect(back).toHaveText("The interview hasn’t started yet.");
  const shown = readForm(back, "Start this interview");
  expect(shown.filter(([name]) => name === "question")).toEqual(questions);
});

test("a step of the assessment, with its boxes", async () => {
  const member = await createRegisteredClient();
  const interests = await openForm(member, "/assessment/2", "Continue");
  await endEverySession(member);
  const answers = Object.entries({ ...interests.fields, ...ANALYST });
  expect(await sendSignedOut(member, "/assessment/2", answers)).toBe("/assessment/2");
  const restored = await openForm(member, "/assessment/2", "Continue");
  expect(restored.main).toHaveText("They haven’t been saved yet.");
  expect(restored.fields).toMatchObject(ANALYST);
  await member.post("/assessment/2", restored.fields);
  expect(await openMain(member, "/assessment/2")).not.toHaveText("They haven’t been saved yet.");

  await member.post("/assessment/5", { "field-legal": "on", goal: "another-field" });
  const goals = await openForm(member, "/assessment/5", "Continue");
  await endEverySession(member);
  const { "field-legal": _unchecked, ...others } = goals.fields;
  await sendSignedOut(
    member,
    "/assessment/5",
    Object.entries({ ...others, "field-technology": "on" }),
  );
  const boxes = await openForm(member, "/assessment/5", "Continue");
  expect(boxes.fields["field-technology"]).toBe("on");
  expect(boxes.fields).not.toHaveProperty("field-legal");
});
