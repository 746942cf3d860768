import { afterEach, describe, expect, test, vi } from "vitest";
import {
  type Client,
  createClient,
  createPerson,
  createSignedInClient,
  readVisitorId,
  registerPerson,
} from "../support/client";
import { select } from "../support/database";
import { downloadArchive } from "../support/exported-account";
import { openMain, openPage, postForm } from "../support/page";

const PAGE = "/plans";
const START = Date.parse("2026-12-01T12:00:00Z");
const DETAILS = { company: "St Mary’s", role: "Staff nurse", minutesADay: "15" };
const NURSE = { intent: "add", company: "St Mary’s", role: "Staff nurse", heldOn: "2026-12-10" };

afterEach(() => vi.useRealTimers());

const setTime = (time: number) => vi.useFakeTimers({ toFake: ["Date"], now: time });
const listRows = (owner: string) =>
  select(
    `select job_interviews.*, held_on, time_zone from job_interviews
      join job_interview_rounds on interview_id = job_interviews.id
      where job_interviews.owner_id = ? order by held_on`,
    [owner],
  );
const findId = (owner: string) => String(listRows(owner)[0]?.id);
const listJobs = (id: string) =>
  select(
    "select due_at from jobs join job_interview_rounds on subject = job_interview_rounds.id where interview_id = ?",
    [id],
  ).map(({ due_at }) => due_at);
const add = (client: Client, fields: Partial<typeof NURSE> = {}) =>
  client.post(PAGE, { ...NURSE, ...fields });

test.each([
  [
    "a visitor",
    async () => {
      const client = await createClient();
      await add(client);
      return { client, owner: `visitor:${readVisitorId(client)}` };
    },
  ],
  [
    "an account",
    async () => {
      const client = await createSignedInClient();
      await add(client);
      return { client, owner: client.id };
    },
  ],
])("a job interview of %s is added, changed, over and deleted", async (_who, create) => {
  setTime(START);
  const { client, owner } = await create();
  expect(await openMain(client, PAGE)).toHaveText("Staff nurse, St Mary’s");
  const id = findId(owner);
  expect(listJobs(id)).toEqual(["2026-12-09T18:00:00.000Z"]);
  const change = `${PAGE}/${id}/change`;
  await client.post(change, { ...DETAILS, intent: "details", role: "Ward nurse" });
  const round = String(
    select("select id from job_interview_rounds where interview_id = ?", [id])[0]?.id,
  );
  const form = (await openMain(client, `${change}?round=${round}`))
    .getField("heldOn")
    .closest("form");
  const fields = Object.fromEntries(form.formEntries());
  expect(fields).toMatchObject({ round, heldOn: "2026-12-10" });
  await client.post(change, { ...fields, intent: "round", heldOn: "2026-12-12" });
  expect(listRows(owner)).toMatchObject([{ held_on: "2026-12-12", role: "Ward nurse" }]);
  expect(listJobs(id)).toEqual(["2026-12-11T18:00:00.000Z"]);
  setTime(START + 20 * 86_400_000);
  const later = await openMain(client, PAGE);
  expect(later).toHaveText("No job interviews coming up.");
  expect(later).toHaveText(/Over Ward nurse, St Mary’s/);
  // One that is over may stay so while something else of it changes.
  await client.post(change, { ...fields, intent: "round", heldOn: "2026-12-12", name: "Panel" });
  expect(await openMain(client, change)).toHaveText("Round 1, Panel");
  const remove = await openMain(client, `${PAGE}/${id}/delete`);
  expect(remove).toHaveText("1 round, the plan and the card");
  await client.post(`${PAGE}/${id}/delete`, {});
  expect([listRows(owner), listJobs(id)]).toEqual([[], []]);
});

test.each([
  [{ company: "" }, "company", "Enter the company."],
  [{ role: "x".repeat(121) }, "role", "Use at most 120 characters."],
  [{ heldOn: "" }, "heldOn", "Enter the day of the interview."],
  [{ heldOn: "2026-02-30" }, "heldOn", "Enter the day of the interview."],
  [{ heldOn: "2020-01-01" }, "heldOn", "Choose a day from today on, within two years."],
  [{ heldOn: "2999-01-01" }, "heldOn", "Choose a day from today on, within two years."],
])("%j is refused, and stays in the form", async (fields, field, message) => {
  const client = await createSignedInClient();
  const { main } = await postForm(client, PAGE, { ...NURSE, ...fields }, 400);
  expect(main.invalidFields).toMatchObject({ [field]: expect.stringContaining(message) });
  expect(main.getField(field).value).toBe(Object.values(fields)[0]);
  expect(listRows(client.id)).toEqual([]);
});

describe("the day before", () => {
  test("is counted where the person is", async () => {
    setTime(START);
    const client = await createSignedInClient();
    client.cookies.set("time-zone", encodeURIComponent("Asia/Tokyo"));
    await add(client);
    expect(listRows(client.id)).toMatchObject([{ time_zone: "Asia/Tokyo" }]);
    expect(listJobs(findId(client.id))).toEqual(["2026-12-09T09:00:00.000Z"]);
    expect(await openMain(client, PAGE)).toHaveText("Days count in Tokyo time.");
  });

  test("has no email once its evening is over", async () => {
    setTime(START);
    const client = await createSignedInClient();
    await add(client, { heldOn: "2026-12-01" });
    expect(listJobs(findId(client.id))).toEqual([]);
  });
});

test("another person's is not there", async () => {
  setTime(START);
  const owner = await createSignedInClient();
  await add(owner);
  const page = `${PAGE}/${findId(owner.id)}`;
  const visitor = await createClient();
  await add(visitor, { company: "Theirs" });
  for (const other of [await createSignedInClient(), visitor]) {
    for (const path of [page, `${page}/change`, `${page}/delete`, `${page}/calendar.ics`])
      expect((await other.get(path)).status).toBe(404);
    expect((await other.post(page, { intent: "off" })).status).toBe(404);
    expect((await other.post(`${page}/change`, { ...DETAILS, intent: "details" })).status).toBe(
      404,
    );
    expect((await other.post(`${page}/delete`, {})).status).toBe(404);
    expect(await openMain(other, PAGE)).not.toHaveText("St Mary’s");
  }
  expect((await (await createClient()).get(page)).headers.get("Location")).toContain("/login");
  expect(listRows(owner.id)).toMatchObject([{ company: "St Mary’s" }]);
});

test("one person keeps 30", async () => {
  setTime(START);
  const client = await createSignedInClient();
  for (let count = 0; count < 30; count += 1) await add(client);
  const { main } = await postForm(client, PAGE, NURSE, 400);
  expect(main.getByRole("alert")).toHaveText("You have 30 job interviews here");
  expect(main.getField("company").value).toBe(NURSE.company);
  expect(await openMain(client, PAGE)).toHaveText("Staff nurse, St Mary’s");
  expect(listRows(client.id)).toHaveLength(30);
});

test("a visitor's move into the account at sign-in; the profile links to them; the export has all", async () => {
  setTime(START);
  const person = createPerson();
  const client = await createClient();
  await registerPerson(client, person);
  await add(client, { company: "Later", heldOn: "2026-12-20" });
  await add(client);
  await client.post("/login", person);
  const profile = await openMain(client, "/profile/sessions");
  expect(profile.getByRole("link", "Job interviews").attribute("href")).toBe(PAGE);
  expect(await openMain(client, PAGE)).toHaveText("Staff nurse, Later");
  const { read } = await downloadArchive(client);
  expect(read("csv/job_interviews.csv")).toContain("Staff nurse");
  await client.post("/settings/account/delete", { password: person.password });
  expect(select("select * from job_interviews where company = 'Later'")).toEqual([]);
});

test("neither the search nor a shared report knows of it", async () => {
  setTime(START);
  const client = await createSignedInClient();
  await add(client, { company: "Zanzibarium" });
  const found = await openPage(client, "/search?q=Zanzibarium");
  expect(found.main.links().filter(([name]) => name.includes("Zanzibarium"))).toEqual([]);
});

test.each([["HGV driver", "business", "A truck with a defect"]])(
  "the likely questions of a %s are of that work, also where %s was chosen",
  async (role, field, question) => {
    setTime(START);
    const client = await createSignedInClient();
    await add(client, { role });
    const page = `${PAGE}/${findId(client.id)}`;
    await client.post(`${page}/change`, { ...DETAILS, role, field, intent: "details" });
    expect(await openMain(client, page)).toHaveText(question);
  },
);
