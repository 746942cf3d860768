import { describe, expect, test } from "vitest";
import { createClient, createSignedInClient } from "../support/client";
import { execute, listMailTo, select } from "../support/database";
import { getSessionId } from "../support/interview";
import { createMentor } from "../support/mentor";
import { bookEarliest, changeSession, hoursFromNow, runJobsAfter } from "../support/mentoring";
import { openMain, openPage, postForm } from "../support/page";

async function createOperator() {
  const client = await createSignedInClient();
  execute("update users set user_type = 'admin' where id = ?", [client.id]);
  return client;
}

describe("reviews", () => {
  async function holdSession(mentor: string) {
    const client = await createSignedInClient();
    const page = await bookEarliest(client, mentor, "A held one");
    await runJobsAfter(2);
    changeSession(page, {
      state: "done",
      starts_at: hoursFromNow(-2),
      ends_at: hoursFromNow(-1),
    });
    return { client, page };
  }

  test("only after a held session, one for each, editable, on the mentor's page", async () => {
    const { client, page } = await holdSession("isabel-moreno");
    // The first thing to do with a held session; that nobody came is the exception.
    expect(await openMain(client, page)).toHaveText(
      /Session held.*Write a review.*Isabel didn’t come.*Agenda you sent/s,
    );
    const review = { rating: "4", text: "She found the gap in my story." };
    expect((await client.post(`${page}/review`, review)).status).toBe(302);
    const edited = { rating: "5", text: "She found the gap in my second story." };
    expect((await client.post(`${page}/review`, edited)).status).toBe(302);
    expect(
      select("select rating, text from mentor_reviews where mentor_session_id = ?", [
        getSessionId(page),
      ]),
    ).toEqual([{ rating: 5, text: edited.text }]);
    const reviewed = await openMain(client, page);
    expect(reviewed).toHaveText(edited.text);
    expect(reviewed).not.toHaveText("Write a review");
    const shown = await openMain(await createClient(), "/mentors/isabel-moreno");
    expect(shown).toHaveText(edited.text);
    expect(shown).toHaveText("are samples: nobody wrote them");
    changeSession(page, { state: "no-show" });
    expect(await openMain(await createClient(), "/mentors/isabel-moreno")).not.toHaveText(
      edited.text,
    );
  });

  test.each([
    ["rating", "0", "Choose a rating from 1 to 5."],
    ["rating", "6", "Choose a rating from 1 to 5."],
    ["rating", "4.5", "Choose a rating from 1 to 5."],
    ["rating", "", "Choose a rating from 1 to 5."],
    ["text", " ", "There is one thing to fix Write a review of a sentence or two."],
    ["text", "x".repeat(1001), "Use at most 1,000 characters."],
  ])("%s = %j: 400", async (field, value, words) => {
    const { client, page } = await holdSession("yuki-tanabe");
    const fields = { rating: "4", text: "Never stored", [field]: value };
    expect(await postForm(client, `${page}/review`, fields)).toHaveText(words);
    expect(select("select * from mentor_reviews where text = 'Never stored'")).toEqual([]);
  });

  test("before the session, or by someone else: refused", async () => {
    const client = await createSignedInClient();
    const page = await bookEarliest(client, "emily-hartwell", "Not held yet");
    const review = { rating: "1", text: "Written too early" };
    expect((await client.post(`${page}/review`, review)).headers.get("Location")).toBe(page);
    expect(await openPage(client, page)).toHaveText("Only a session that took place");
    expect((await client.get(`${page}/review`)).headers.get("Location")).toBe(page);
    const held = await holdSession("emily-hartwell");
    expect((await client.post(`${held.page}/review`, review)).status).toBe(404);
    expect(select("select * from mentor_reviews where text = 'Written too early'")).toEqual([]);
  });

  test("an operator hides one with a reason, which its writer sees; nobody else can", async () => {
    const { client, page } = await holdSession("hannah-brandt");
    await client.post(`${page}/review`, { rating: "1", text: "Names my employer" });
    const operator = await createOperator();
    expect(await openMain(operator, "/admin/reviews")).toHaveText("Names my employer");
    const hide = { intent: "hide", review: getSessionId(page), reason: "Names a company" };
    const noReason = await postForm(operator, "/admin/reviews", { ...hide, reason: "" });
    expect(noReason.getByRole("alert")).toHaveText("Enter a reason.");
    const long = "x".repeat(301);
    const refused = await postForm(operator, "/admin/reviews", { ...hide, reason: long });
    expect(refused.main.allByRole("textbox").map(({ value }) => value)).toContain(long);
    expect((await client.post("/admin/reviews", hide)).status).toBe(403);
    expect((await operator.post("/admin/reviews", { ...hide, review: "none" })).status).toBe(404);
    expect((await operator.post("/admin/reviews", hide)).status).toBe(302);
    expect(await openMain(await createClient(), "/mentors/hannah-brandt")).not.toHaveText(
      "Names my employer",
    );
    expect(await openMain(client, page)).toHaveText("Names a company");
    await operator.post("/admin/reviews", { intent: "show", review: getSessionId(page) });
    expect(await openMain(await createClient(), "/mentors/hannah-brandt")).toHaveText(
      "Names my employer",
    );
  });
});

describe("reporting a problem", () => {
  test("it reaches the operators, whose answer comes by email and on the page", async () => {
    const operator = await createOperator();
    const client = await createSignedInClient();
    const page = await bookEarliest(client, "thandi-nkosi", "A session");
    const problem = { kind: "absent", message: "Nobody came, twice." };
    expect(await openMain(client, `${page}/problem`)).not.toHaveText(/email/);
    expect((await client.post(`${page}/problem`, problem)).status).toBe(302);
    expect(listMailTo(operator.email).map(({ subject }) => subject)).toEqual([
      "A problem with a mentoring session was reported",
    ]);
    expect(listMailTo(operator.email)[0]?.text).not.toContain("Nobody came, twice.");
    expect(await openMain(client, page)).toHaveText("Open.");
    expect(await openMain(operator, "/admin/problems")).toHaveText("Nobody came, twice.");
    const [{ id = "" } = {}] = select("select id from mentor_problems where owner_id = ?", [
      client.id,
    ]) as { id: string }[];
    const answer = { intent: "handle", problem: id, reply: "We spoke with the mentor." };
    const empty = await postForm(operator, "/admin/problems", { ...answer, reply: " " });
    expect(empty.getByRole("alert")).toHaveText("Enter what was done.");
    const long = "x".repeat(1001);
    const refused = await postForm(operator, "/admin/problems", { ...answer, reply: long });
    expect(refused.main.allByRole("textbox").map(({ value }) => value)).toContain(long);
    expect((await client.post("/admin/problems", answer)).status).toBe(403);
    expect((await operator.post("/admin/problems", { ...answer, problem: "no" })).status).toBe(404);
    expect((await operator.post("/admin/problems", answer)).status).toBe(302);
    await postForm(operator, "/admin/problems", answer, 409);
    const mails = listMailTo(client.email).filter(({ subject }) => subject.includes("handled"));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("We spoke with the mentor.");
    const main = await openMain(client, page);
    expect(main).toHaveText("Handled.");
    expect(main).toHaveText("We spoke with the mentor.");
  });

  test("a mentor reports one too, from the request's page; the person doesn't see it", async () => {
    const operator = await createOperator();
    const mentor = await createMentor();
    const person = await createSignedInClient();
    const page = await bookEarliest(person, mentor.mentorId, "A session");
    const request = `/mentoring/requests/${getSessionId(page)}`;
    const problem = { kind: "behavior", message: "Asked for my private address." };
    const sent = await mentor.post(`${request}/problem`, problem);
    expect(sent.headers.get("Location")).toBe(`${request}#problems`);
    expect(await openMain(mentor, request)).toHaveText(problem.message);
    expect(await openMain(person, page)).not.toHaveText(problem.message);
    expect(await openMain(operator, "/admin/problems")).toHaveText("Ana Ruiz (mentor)");
    const [row] = select("select id from mentor_problems where owner_id = ?", [mentor.id]);
    const answer = { intent: "handle", problem: String(row?.id), reply: "We warned them." };
    expect((await operator.post("/admin/problems", answer)).status).toBe(302);
    expect(listMailTo(mentor.email).at(-1)?.text).toContain("We warned them.");
    const other = await createMentor();
    expect((await other.post(`${request}/problem`, problem)).status).toBe(404);
    expect((await person.post(`${request}/problem`, problem)).status).toBe(403);
  });

  test("what can't be sent: no kind, no words, someone else's session, a fourth open one", async () => {
    const client = await createSignedInClient();
    const page = await bookEarliest(client, "rachel-goldstein", "A session");
    const problem = { kind: "other", message: "Something happened" };
    const form = `${page}/problem`;
    expect(await postForm(client, form, { ...problem, kind: "x" })).toHaveText("Choose what");
    expect(await postForm(client, form, { ...problem, message: "" })).toHaveText("Describe what");
    await postForm(client, form, { ...problem, message: "x".repeat(2001) });
    expect((await (await createSignedInClient()).post(form, problem)).status).toBe(404);
    for (let count = 0; count < 3; count += 1)
      expect((await client.post(form, { ...problem, message: `Report ${count}` })).status).toBe(
        302,
      );
    expect(await postForm(client, form, problem, 409)).toHaveText("Wait for an answer.");
    await client.post(form, problem);
    expect((await client.post(form, problem)).status).toBe(429);
  });
});
