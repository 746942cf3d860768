import { describe, expect, test } from "vitest";
import { formatLongDate } from "~/ui/format-date";
import {
  createClient,
  createPerson,
  createSignedInClient,
  registerPerson,
} from "../support/client";
import { execute, getLinkPath, listMailTo, select } from "../support/database";
import { openMain, openPage, postForm } from "../support/page";

const application = {
  name: "Ana Ruiz",
  title: "Data engineer",
  company: "Independent",
  field: "data",
  years: "6",
  help: "People new to data pipelines.",
};

async function createOperator() {
  const client = await createSignedInClient();
  execute("update users set user_type = 'admin' where id = ?", [client.id]);
  return client;
}

async function apply(client: Awaited<ReturnType<typeof createClient>>, email: string) {
  const response = await client.post("/mentors/apply", { ...application, email });
  const page = response.headers.get("Location") ?? "";
  return { page, id: page.split("/").at(-1) ?? "" };
}

const readType = (id: string) => select("select user_type from users where id = ?", [id])[0];

test("an application sent twice is one, as long as it waits", async () => {
  const operator = await createOperator();
  const client = await createSignedInClient();
  const first = await apply(client, client.email);
  expect((await apply(client, client.email)).id).toBe(first.id);
  await operator.post("/admin", { intent: "decline", application: first.id, reason: "Not now." });
  expect((await apply(client, client.email)).id).not.toBe(first.id);
});

test("the mentors’ pages tell an applicant that the application is being read, and when it came", async () => {
  const client = await createSignedInClient();
  expect((await openPage(client, "/mentoring", 403)).main).toHaveText("Apply to become one");
  await apply(client, client.email);
  for (const path of ["/mentoring", "/mentoring/profile"]) {
    const { main } = await openPage(client, path, 403);
    expect(main).toHaveText(
      `Your application is being read It came on ${formatLongDate(new Date().toISOString())}`,
    );
    expect(main).not.toHaveText("You don’t have access");
  }
});

test("the form gives way to the state of an application that waits, and to being a mentor", async () => {
  const operator = await createOperator();
  for (const client of [await createClient(), await createSignedInClient()]) {
    expect((await openMain(client, "/mentors/apply")).allByRole("textbox").length).toBeGreaterThan(
      0,
    );
    const { id, page } = await apply(client, "ana@example.com");
    const waiting = await openMain(client, "/mentors/apply");
    expect(waiting).toHaveText("Your application is waiting for a reply");
    expect(waiting.allByRole("textbox")).toEqual([]);
    expect(waiting).not.toHaveText("You get a reference");
    expect(waiting.links().map(([, target]) => target)).toContain(page);
    await operator.post("/admin", { intent: "decline", application: id, reason: "Not now." });
    expect(await openMain(client, "/mentors/apply")).toHaveText("Send application");
  }
  const client = await createSignedInClient();
  const { id } = await apply(client, client.email);
  await operator.post("/admin", { intent: "approve", application: id });
  const accepted = await openMain(client, "/mentors/apply");
  expect(accepted).toHaveText("You’re already a mentor");
  expect(accepted).not.toHaveText("What happens next");
});

test("only people without an account read about signing in", async () => {
  const signIn = "You need an account";
  expect(await openMain(await createClient(), "/mentors/apply")).toHaveText(signIn);
  expect(await openMain(await createSignedInClient(), "/mentors/apply")).not.toHaveText(signIn);
});

describe("an approved application", () => {
  test("of an account: a mentor with a draft from the application, told by email", async () => {
    const operator = await createOperator();
    const client = await createSignedInClient();
    const { id, page } = await apply(client, "elsewhere@example.com");
    const answer = await operator.post("/admin", { intent: "approve", application: id });
    expect(answer.headers.get("Location")).toBe("/admin#applications");
    expect(readType(client.id)).toEqual({ user_type: "mentor" });
    const mentoring = await openPage(client, "/mentoring");
    expect(mentoring.main).toHaveText("Three steps until people can find you");
    expect(mentoring).toHaveText("Mentoring");
    expect(select("select * from mentor_profiles where owner_id = ?", [client.id])).toMatchObject([
      {
        status: "draft",
        name: "Ana Ruiz",
        title: "Data engineer",
        fields: '["data","technology"]',
      },
    ]);
    const [mail] = listMailTo(client.email);
    expect(mail?.subject).toBe("Your mentor application is approved");
    expect(mail?.text).toContain("/mentoring");
    expect(await openMain(client, page)).toHaveText("Your application is approved");
    expect(await openMain(client, "/profile/sessions")).toHaveText("Approved");
    const [{ id: mentor }] = select("select id from mentor_profiles where owner_id = ?", [
      client.id,
    ]) as [{ id: string }];
    expect((await client.get(`/mentors/${mentor}`)).status).toBe(404);
    expect((await client.post("/mentoring?index", { intent: "publish" })).status).toBe(400);
  });

  test("without an account: a link by email makes the account that opens it a mentor, once", async () => {
    const operator = await createOperator();
    const visitor = await createClient();
    const { email } = createPerson();
    const { id } = await apply(visitor, email);
    await operator.post("/admin", { intent: "approve", application: id });
    expect(await openMain(operator, "/admin")).toHaveText("hasn’t been used yet");
    const path = getLinkPath(listMailTo(email)[0]);
    expect(path).toMatch(/^\/mentoring\/accept\?token=/);
    const login = await visitor.get(path);
    expect(login.headers.get("Location")).toBe(`/login?redirectTo=${encodeURIComponent(path)}`);
    const person = await registerPerson(visitor);
    const signIn = await visitor.post(`/login?redirectTo=${encodeURIComponent(path)}`, {
      email: person.email,
      password: person.password,
    });
    expect(signIn.headers.get("Location")).toBe(path);
    expect(await openMain(visitor, path)).toHaveText("Become a mentor with this account?");
    expect((await visitor.get("/mentoring")).status).toBe(403);
    expect((await visitor.post(path, {})).headers.get("Location")).toBe("/mentoring");
    expect(await openMain(visitor, "/mentoring")).toHaveText("Three steps");
    const other = await createSignedInClient();
    expect((await other.get(path)).status).toBe(410);
    expect((await other.post(path, {})).status).toBe(410);
    expect(readType(other.id)).toEqual({ user_type: "standard" });
  });

  test("its link ends after 30 days", async () => {
    const operator = await createOperator();
    const { email } = createPerson();
    const { id } = await apply(await createClient(), email);
    await operator.post("/admin", { intent: "approve", application: id });
    execute("update mentor_applications set decided_at = '2020-01-01T00:00:00.000Z' where id = ?", [
      id,
    ]);
    const path = getLinkPath(listMailTo(email)[0]);
    expect((await (await createSignedInClient()).post(path, {})).status).toBe(410);
  });
});

describe("a declined application", () => {
  test("needs a reason, which the applicant reads in the email and on the page", async () => {
    const operator = await createOperator();
    const client = await createSignedInClient();
    const { email } = createPerson();
    const { id, page } = await apply(client, email);
    const decline = { intent: "decline", application: id };
    const empty = await postForm(operator, "/admin", { ...decline, reason: " " });
    expect(empty.getByRole("alert")).toHaveText("Enter a reason.");
    const long = "x".repeat(601);
    const refused = await postForm(operator, "/admin", { ...decline, reason: long });
    expect(refused.main.allByRole("textbox").map(({ value }) => value)).toContain(long);
    const reason = "We look for people who have interviewed candidates.";
    expect((await operator.post("/admin", { ...decline, reason })).status).toBe(302);
    expect(listMailTo(email)[0]?.text).toContain(reason);
    expect(await openMain(client, page)).toHaveText(reason);
    expect(await openMain(operator, "/admin")).toHaveText(`Declined: ${reason}`);
    expect((await client.get("/mentoring")).status).toBe(403);
    await postForm(operator, "/admin", { intent: "approve", application: id }, 409);
    expect(readType(client.id)).toEqual({ user_type: "standard" });
  });
});

test("two operators at once: one decision, one email", async () => {
  const client = await createSignedInClient();
  const { id } = await apply(client, client.email);
  const operators = await Promise.all([createOperator(), createOperator()]);
  const answers = await Promise.all(
    operators.map((operator) => operator.post("/admin", { intent: "approve", application: id })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([302, 409]);
  expect(listMailTo(client.email)).toHaveLength(1);
});

test("an operator stays an operator, and unknown applications are 404", async () => {
  const operator = await createOperator();
  const { id } = await apply(operator, operator.email);
  const refused = await postForm(operator, "/admin", { intent: "approve", application: id }, 409);
  expect(refused).toHaveText("Operators need a second account");
  expect(readType(operator.id)).toEqual({ user_type: "admin" });
  await postForm(operator, "/admin", { intent: "approve", application: "nothing" }, 404);
});

test("nobody approves their own application", async () => {
  const client = await createSignedInClient();
  const { id } = await apply(client, client.email);
  expect((await client.post("/admin", { intent: "approve", application: id })).status).toBe(403);
  expect(readType(client.id)).toEqual({ user_type: "standard" });
});
