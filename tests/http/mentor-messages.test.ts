import { expect, test } from "vitest";
import { createSignedInClient } from "../support/client";
import { execute, select } from "../support/database";
import { requestMentor } from "../support/mentor";
import { openMain } from "../support/page";

async function exchangeMessages() {
  const booking = await requestMentor();
  const { mentor, person, page, path } = booking;
  await mentor.post(path, { intent: "ask", message: "Which role?" });
  await person.post(page, { intent: "answer", message: "Product designer." });
  const id = page.split("/").at(-1) ?? "";
  const find = (kind: string) =>
    String(
      select("select id from mentor_session_events where session_id = ? and kind = ?", [
        id,
        kind,
      ])[0]?.id ?? "",
    );
  return { ...booking, question: find("question"), answer: find("answer"), find };
}

const remove = (message: string) => ({ intent: "delete-message", message });

test("each side deletes what it wrote, for both, and not what the other wrote", async () => {
  const { mentor, person, page, path, question, answer, find } = await exchangeMessages();
  expect((await person.post(page, remove(question))).status).toBe(409);
  expect((await mentor.post(path, remove(answer))).status).toBe(409);
  expect((await person.post(page, remove(answer))).status).toBe(302);
  expect(await openMain(mentor, path)).not.toHaveText("Product designer.");
  expect((await mentor.post(path, remove(question))).status).toBe(302);
  expect(await openMain(person, page)).not.toHaveText("Which role?");
  expect([find("question"), find("answer")]).toEqual(["", ""]);
});

test("nothing else of a session's history can be deleted, nor a message of another session", async () => {
  const { person, page, find } = await exchangeMessages();
  const other = await exchangeMessages();
  expect((await person.post(page, remove(find("requested")))).status).toBe(409);
  expect((await person.post(page, remove(other.answer))).status).toBe(409);
  expect((await other.person.post(page, remove(other.answer))).status).toBe(404);
  expect(other.find("answer")).toBe(other.answer);
});

test("an operator deletes a message of a session that was reported, and no other", async () => {
  const { person, page, question, find } = await exchangeMessages();
  const operator = await createSignedInClient();
  expect((await operator.post("/admin/problems", remove(question))).status).toBe(403);
  execute("update users set user_type = 'admin' where id = ?", [operator.id]);
  expect((await operator.post("/admin/problems", remove(question))).status).toBe(404);
  await person.post(`${page}/problem`, { kind: "other", message: "Look at the messages." });
  expect(await openMain(operator, "/admin/problems")).toHaveText("Which role?");
  expect((await operator.post("/admin/problems", remove(question))).status).toBe(302);
  expect(find("question")).toBe("");
});
