import { beforeAll, expect, test, vi } from "vitest";
import { loadServer } from "../../support/app";
import { createSignedInClient } from "../../support/client";
import { execute, listMailTo, select } from "../../support/database";
import { openMain } from "../../support/page";

// Mail is queued here and never sent: what matters is that a mail server is set up.
process.env.SMTP_URL = "smtp://127.0.0.1:9";
process.env.IDLE_ACCOUNT_MONTHS = "3";

const START = Date.parse("2026-12-01T08:00:00Z");
const DAY_IN_MS = 86_400_000;
// March 1 is 90 days after December 1.
const MONTHS_IN_DAYS = 90;

async function goToDay(day: number): Promise<void> {
  const now = new Date(START + day * DAY_IN_MS);
  vi.setSystemTime(now);
  await (await loadServer()).cleanUp(now);
}

function deliverMail(): void {
  execute("update mail_outbox set sent_at = created_at, due_at = null where sent_at is null", []);
}

const exists = (id: string) => select("select id from users where id = ?", [id]).length === 1;
const listSubjects = (email: string) => listMailTo(email).map(({ subject }) => String(subject));

async function createPerson() {
  vi.setSystemTime(START);
  const person = await createSignedInClient();
  execute("update users set last_used_at = ? where id = ?", [
    new Date(START).toISOString(),
    person.id,
  ]);
  return person;
}

beforeAll(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});

test("an idle account gets an email 30 and 7 days before it is deleted with all its data", async () => {
  const person = await createPerson();
  await person.post("/interview/questions", { star: "two-sum" });
  await goToDay(MONTHS_IN_DAYS - 31);
  expect(listSubjects(person.email)).toEqual([]);
  await goToDay(MONTHS_IN_DAYS - 30);
  await goToDay(MONTHS_IN_DAYS - 29);
  expect(listSubjects(person.email)).toEqual([
    "Your Pathlight account will be deleted unless you sign in",
  ]);
  expect(listMailTo(person.email)[0]?.text).toContain("March 1, 2027");
  deliverMail();
  await goToDay(MONTHS_IN_DAYS - 7);
  deliverMail();
  expect(listSubjects(person.email)).toHaveLength(2);
  await goToDay(-100);
  await goToDay(MONTHS_IN_DAYS - 1);
  expect(exists(person.id)).toBe(true);
  await goToDay(MONTHS_IN_DAYS);
  expect(exists(person.id)).toBe(false);
  expect(select("select owner_id from starred_questions where owner_id = ?", [person.id])).toEqual(
    [],
  );
});

test("an account is kept while its emails aren’t sent, if it is used, and if it is an operator’s", async () => {
  const unreachable = await createPerson();
  const user = await createPerson();
  const operator = await createPerson();
  execute("update users set user_type = 'admin' where id = ?", [operator.id]);
  execute("update auth_tokens set created_at = ?, last_used_at = ?", [
    new Date(START + 50 * DAY_IN_MS).toISOString(),
    new Date(START + 50 * DAY_IN_MS).toISOString(),
  ]);
  await goToDay(MONTHS_IN_DAYS - 30);
  execute("update mail_outbox set sent_at = created_at, due_at = null where recipient = ?", [
    user.email,
  ]);
  expect((await user.get("/profile")).status).toBe(200);
  for (let day = MONTHS_IN_DAYS - 29; day < MONTHS_IN_DAYS + 20; day += 1) await goToDay(day);
  expect([unreachable, user, operator].map(({ id }) => exists(id))).toEqual([true, true, true]);
  expect(listSubjects(user.email)).toHaveLength(1);
  expect(listSubjects(operator.email)).toEqual([]);
  expect(listSubjects(unreachable.email).every((subject) => !subject.includes("Last"))).toBe(true);
});

test("the operator page says what is deleted", async () => {
  const operator = await createPerson();
  execute("update users set user_type = 'admin' where id = ?", [operator.id]);
  expect(await openMain(operator, "/admin/accounts")).toHaveText(
    "Accounts that nobody used for 3 months are deleted.",
  );
});
