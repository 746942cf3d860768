import { expect, test } from "vitest";
import { createClient, createSignedInClient } from "../support/client";
import { execute, select } from "../support/database";
import { createCandidate, getDay, insertStory } from "../support/job-interview";
import { openMain, openPage, postForm } from "../support/page";

const FIELDS = {
  opening: "I run nights on a thirty-bed ward.",
  story1: "",
  story2: "",
  story3: "",
  ask1: "What should be different by Easter?",
  ask2: "Who covers when two call in sick?",
};

test("an empty card says what belongs where, and leads to it", async () => {
  const { client, page } = await createCandidate();
  const main = await openMain(client, `${page}/card`);
  expect(main.getByRole("heading", "St Mary’s, Registered nurse").tag).toBe("h1");
  expect(Object.fromEntries(main.links())).toMatchObject({
    "Add the place and who will be there": `${page}/change`,
    "Write your first sentence": `${page}/card?edit#card-opening`,
    "Tell a story, then choose it here": "/stories",
    "Choose two questions to ask": `${page}/card?edit#card-ask1`,
  });
  insertStory(client.id, "Two nurses short");
  expect(Object.fromEntries((await openMain(client, `${page}/card`)).links())).toMatchObject({
    "Choose three stories": `${page}/card?edit#card-story1`,
  });
});

test("a card shows what was chosen, in cue words, and nothing else of a story", async () => {
  const { client, id, page } = await createCandidate({ heldOn: getDay(3) });
  const [story1, story2] = [
    insertStory(client.id, "Two nurses short", { cueWords: ["asked Maria why", "five to three"] }),
    insertStory(client.id, "The drug chart"),
  ];
  execute(
    "update job_interview_rounds set start_time = '14:00', place = 'Gate 3', people = 'Ruth Osei' where interview_id = ?",
    [id],
  );
  const response = await client.post(`${page}/card?edit`, { ...FIELDS, story1, story2 });
  expect([response.status, response.headers.get("Location")]).toEqual([302, `${page}/card`]);
  const main = await openMain(client, `${page}/card`);
  for (const text of [
    /, 2:00.PM/,
    "Gate 3",
    "Ruth Osei",
    "“I run nights on a thirty-bed ward.”",
    "asked Maria why",
    "What should be different by Easter?",
  ])
    expect(main).toHaveText(text);
  expect(main).not.toHaveText("What happened.");
  expect(main).not.toHaveText(/of 100/);
  const form = await openMain(client, `${page}/card?edit`);
  expect(form.getField("opening").value).toBe(FIELDS.opening);
  expect(form.getField("story1").value).toBe(story1);
});

test("the card and the plan have a link to the call and its code; a tracking link is text", async () => {
  const { client, id, page } = await createCandidate({ heldOn: getDay(3) });
  const call = "https://zoom.example.com/j/812345678?pwd=Ab9";
  const place = `Join: ${call}\nPasscode: 9f3\nhttps://mail.example.com/c?utm_source=x`;
  execute("update job_interview_rounds set place = ? where interview_id = ?", [place, id]);
  for (const path of [`${page}/card`, page]) {
    const main = await openMain(client, path);
    expect(Object.fromEntries(main.links())).toMatchObject({
      "zoom.example.com/j/812345678": call,
    });
    expect(main).toHaveText("Passcode: 9f3");
    expect(main).toHaveText("https://mail.example.com/c?utm_source=x");
    expect(main.links().some(([, to]) => to.includes("mail.example.com"))).toBe(false);
  }
});

test("four questions of the field are offered", async () => {
  const { client, id, page } = await createCandidate();
  execute("update job_interviews set field = 'healthcare' where id = ?", [id]);
  expect(await openMain(client, `${page}/card?edit`)).toHaveText(
    "How many patients does one person look after, by day and at night?",
  );
});

test.each([
  [{ opening: "x".repeat(201) }, "opening", "Use at most 200 characters."],
  [{ ask2: "x".repeat(201) }, "ask2", "Use at most 200 characters."],
  [{ story1: "nobody’s" }, "story1", "Choose one of your stories."],
])("%j is refused, and stays in the form", async (fields, field, message) => {
  const { client, page } = await createCandidate();
  insertStory(client.id, "Own");
  const { main } = await postForm(client, `${page}/card?edit`, { ...FIELDS, ...fields }, 400);
  expect(main.invalidFields).toMatchObject({ [field]: expect.stringContaining(message) });
  expect(main.getField("ask1").value).toBe(FIELDS.ask1);
});

test("a story is on a card once, and none of another person's", async () => {
  const { client, page } = await createCandidate();
  const own = insertStory(client.id, "Own");
  const twice = { ...FIELDS, story1: own, story3: own };
  const { main } = await postForm(client, `${page}/card?edit`, twice, 400);
  expect(main.invalidFields).toMatchObject({ story3: "Choose each story once." });
  const foreign = insertStory((await createSignedInClient()).id, "Foreign");
  await postForm(client, `${page}/card?edit`, { ...FIELDS, story1: foreign }, 400);
});

test("another person's card is not there, and the page may start its worker", async () => {
  const { client, page } = await createCandidate();
  for (const path of ["card", "card?edit", "debrief", "offer"]) {
    expect((await (await createSignedInClient()).get(`${page}/${path}`)).status).toBe(404);
    expect((await (await createClient()).get(`${page}/${path}`)).status).not.toBe(200);
  }
  const { headers } = await openPage(client, `${page}/card`);
  expect(headers.get("Content-Security-Policy")).toContain("worker-src 'self'");
  expect(headers.get("Cache-Control")).toContain("no-store");
  const other = await openPage(client, "/plans");
  expect(other.headers.get("Content-Security-Policy")).not.toContain("worker-src");
  const worker = await client.get("/card-worker.js");
  expect(worker.headers.get("Content-Type")).toContain("javascript");
});

test("only a card of a day to come is kept", async () => {
  const { client, id, page } = await createCandidate();
  const readUntil = async () =>
    (await openMain(client, `${page}/card`)).allByTag("article")[0]?.attribute("data-kept-until");
  expect(await readUntil()).toBe(`${getDay(1)}T00:00:00.000Z`);
  execute("update job_interview_rounds set held_on = ? where interview_id = ?", [getDay(-1), id]);
  expect(await readUntil()).toBeUndefined();
  expect(select("select opening from job_interviews where id = ?", [id])).toHaveLength(1);
});
