import { afterEach, describe, expect, test, vi } from "vitest";
import { type Client, createClient, createSignedInClient } from "../support/client";
import { select } from "../support/database";
import { setTime } from "../support/job-interviews";
import { createMentor } from "../support/mentor";
import { bookEarliest, hoursFromNow, listFreeTimes, readSession } from "../support/mentoring";
import { openMain, openPage, postForm } from "../support/page";

const PROFILE = {
  name: "Ana Ruiz",
  title: "Design Director",
  company: "Independent",
  field1: "ux",
  experience: "11 years in design",
  bio: "Ana leads design teams.",
  session: "We go through one page of your portfolio.",
  skill1: "interviewing",
  skill2: "interviewing",
  languages: "English, Spanish, English",
  price: "0",
  timeZone: "Europe/Madrid",
};
const DRAFT = { status: "draft", session: "", specialties: "[]", time_zone: "", weekly: "{}" };
const HOURS = { intent: "weekly", notice: "24", "Mon-from-1": "09:00", "Mon-to-1": "12:00" };
/** A Wednesday: the Monday after it can be booked whole. */
const WEDNESDAY = Date.parse("2027-03-03T12:00:00Z");

afterEach(() => vi.useRealTimers());

test("from a draft to a published profile that is booked", async () => {
  const mentor = await createMentor(DRAFT);
  const path = `/mentors/${mentor.mentorId}`;
  const visitor = await createClient();
  expect((await mentor.post("/mentoring?index", { intent: "publish" })).status).toBe(400);
  expect((await mentor.post("/mentoring/profile", PROFILE)).status).toBe(302);
  expect(await openMain(mentor, "/mentoring/availability")).toHaveText("Madrid time");
  expect((await mentor.post("/mentoring/availability", HOURS)).status).toBe(302);
  expect((await visitor.get(path)).status).toBe(404);
  await mentor.post("/mentoring?index", { intent: "publish" });
  const page = await openMain(visitor, path);
  expect(page).toHaveText("Design Director, Independent");
  expect(page).toHaveText("English, Spanish");
  expect(page).toHaveText("Free");
  expect(page).not.toHaveText("$0");
  const booked = await bookEarliest(visitor, mentor.mentorId, "Portfolio");
  expect(new Date(readSession(booked).starts_at).getUTCDay()).toBe(1);
});

describe("what a profile can't be", () => {
  test.each([
    ["name", "", "Enter your name."],
    ["field1", "astrology", "Choose your field."],
    ["field2", "astrology", "Choose a field from the list."],
    ["bio", "x".repeat(1501), "Use at most 1,500 characters."],
    ["skill1", "", "Choose at least one skill."],
    ["skill2", "witchcraft", "Choose a skill from the list."],
    ["languages", " , ", "Enter"],
    ["price", "-5", "Zero means free."],
    ["price", "9000", "Enter a price up to $1000."],
    ["timeZone", "Mars/Olympus", "Choose your time zone."],
  ])("%s = %j: 400 with the message under the field", async (field, value, words) => {
    const mentor = await createMentor();
    const page = await postForm(mentor, "/mentoring/profile", { ...PROFILE, [field]: value });
    expect(page.invalidFields).toEqual({ [field]: expect.stringContaining(words) });
    expect(await openMain(mentor, `/mentors/${mentor.mentorId}`)).toHaveText("Design Lead");
  });
});

test("the time zone is the one that is known, by the name of today", async () => {
  const readZone = async (mentor: Client) =>
    (await openMain(mentor, "/mentoring/profile")).getByRole("combobox", "Your time zone").value;
  const stored = await createMentor({ time_zone: "Asia/Calcutta" });
  expect(await readZone(stored)).toBe("Asia/Kolkata");
  expect(await openMain(stored, "/mentoring/availability")).toHaveText("Kolkata time");
  expect(await openMain(stored, `/mentors/${stored.mentorId}`)).toHaveText("Kolkata");
  const mentor = await createMentor(DRAFT);
  expect(await readZone(mentor)).toBe("");
  const asksForZone = async () =>
    (await openPage(mentor, "/mentoring")).source.includes("data-unknown-time-zone");
  expect(await asksForZone()).toBe(true);
  // What browsers call it.
  await mentor.post("/mentors/time-zone", { timeZone: "Europe/Kiev" });
  expect(await readZone(mentor)).toBe("Europe/Kyiv");
  expect(await asksForZone()).toBe(false);
  await mentor.post("/mentoring/profile", { ...PROFILE, timeZone: "Europe/Kiev" });
  expect(select("select time_zone from mentor_profiles where id = ?", [mentor.mentorId])).toEqual([
    { time_zone: "Europe/Kyiv" },
  ]);
});

test("the card beside the form is what is saved, with the filters that find it", async () => {
  setTime(WEDNESDAY);
  const mentor = await createMentor(DRAFT);
  const read = async () => (await openMain(mentor, "/mentoring/profile")).allByTag("aside")[0];
  expect(await read()).toHaveText("No days yet");
  await mentor.post("/mentoring/profile", PROFILE);
  await mentor.post("/mentoring/availability", HOURS);
  const card = await read();
  expect(card).toHaveText("Design Director, Independent");
  expect(card).toHaveText(/Next free: Mon, .* 9:00 AM/);
  expect(card).toHaveText("Find Mentors, UX");
  expect(card).toHaveText("Interviewing, English, Spanish, Mon, and Free");
});

test("the weeks beside the hours show what people can book, and what is taken", async () => {
  setTime(WEDNESDAY);
  const mentor = await createMentor({ weekly: "{}" });
  const read = async () => (await openMain(mentor, "/mentoring/availability")).allByTag("aside")[0];
  expect(await read()).toHaveText("No times yet.");
  await mentor.post("/mentoring/availability", HOURS);
  expect(await read()).toHaveText(/6 free times in these two weeks.* UTC time/);
  await bookEarliest(await createSignedInClient(), mentor.mentorId, "Portfolio");
  const weeks = await read();
  expect(weeks).toHaveText("5 free times, 1 taken");
  expect(weeks).toHaveText("Taken: 9 AM");
  expect(weeks?.allByRole("listitem")).toHaveLength(14);
});

describe("hours", () => {
  test.each([
    [{ "Tue-from-1": "09:00", "Tue-to-1": "" }, "Enter a start and an end"],
    [{ "Tue-from-1": "09:07", "Tue-to-1": "11:00" }, "Enter a start and an end"],
    [{ "Tue-from-1": "12:00", "Tue-to-1": "09:00" }, "The end is before the start."],
    [{ "Tue-from-1": "09:00", "Tue-to-1": "09:45" }, "end at least an hour later"],
    [
      { "Tue-from-1": "09:00", "Tue-to-1": "12:00", "Tue-from-2": "11:00", "Tue-to-2": "13:00" },
      "The two times overlap.",
    ],
    [{ notice: "1" }, "Choose how much notice you need."],
  ])("%j: 400, and what was typed stays", async (fields, words) => {
    const mentor = await createMentor();
    const sent = Object.fromEntries(Object.entries({ ...HOURS, ...fields }));
    const page = await postForm(mentor, "/mentoring/availability", sent);
    expect(page.getByRole("alert")).toHaveText(
      "notice" in fields ? words : "Correct the hours of Tuesday.",
    );
    expect(page).toHaveText(words);
    expect(page.getField("Mon-from-1").value).toBe("09:00");
  });

  test("every day that is wrong is named at once, and says what is wrong with it", async () => {
    const mentor = await createMentor();
    const wrong = { "Mon-from-1": "09:07", "Fri-from-1": "12:00", "Fri-to-1": "09:00" };
    const page = await postForm(mentor, "/mentoring/availability", { ...HOURS, ...wrong });
    expect(page.getByRole("alert")).toHaveText("Correct the hours of Monday and Friday.");
    const invalid = page.allByTag("input").filter((each) => each.attribute("aria-invalid"));
    expect(invalid.map((each) => each.attribute("name"))).toEqual(["Mon-from-1", "Fri-to-1"]);
    for (const [field, words] of [
      ["Mon-from-1", "Enter a start and an end, in quarters of an hour."],
      ["Fri-to-1", "The end is before the start."],
    ] as const) {
      const input = page.allByTag("input").find((each) => each.attribute("name") === field);
      expect(input?.attribute("aria-invalid")).toBe("true");
      const message = page
        .allByTag("p")
        .find((each) => each.attribute("id") === input?.attribute("aria-describedby"));
      expect(message).toHaveText(words);
    }
  });

  test("an end at midnight, a day off, extra hours, and back", async () => {
    const mentor = await createMentor();
    const path = "/mentoring/availability";
    const visitor = await createClient();
    const week = hoursFromNow(24 * 10).slice(0, 10);
    const readTimes = () => listFreeTimes(visitor, `/mentors/${mentor.mentorId}?week=${week}`);
    const late = Object.fromEntries(
      ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].flatMap((day) => [
        [`${day}-from-1`, "23:00"],
        [`${day}-to-1`, "00:00"],
      ]),
    );
    await mentor.post(path, { intent: "weekly", notice: "24", ...late });
    const [first = ""] = await readTimes();
    expect(first.slice(11)).toBe("23:00:00.000Z");
    const date = first.slice(0, 10);
    await mentor.post(path, { intent: "add", date, kind: "off" });
    expect(await readTimes()).not.toContain(first);
    expect(await openMain(mentor, path)).toHaveText("Day off");
    const hours = { kind: "hours", "day-from-1": "22:00", "day-to-1": "23:00" };
    await mentor.post(path, { intent: "add", date, ...hours });
    expect(await readTimes()).toContain(`${date}T22:00:00.000Z`);
    await mentor.post(path, { intent: "remove", date });
    expect(await readTimes()).toContain(first);
  });

  test("hours beside a day off are not dropped: which of the two is asked", async () => {
    const mentor = await createMentor();
    const date = hoursFromNow(100).slice(0, 10);
    const times = { "day-from-1": "09:00", "day-to-1": "11:00" };
    const add = { intent: "add", kind: "off", date, ...times };
    const page = await postForm(mentor, "/mentoring/availability", add);
    expect(page.getByRole("alert")).toHaveText("You chose a day off and entered hours.");
    for (const [name, value] of Object.entries(times)) {
      const input = page.allByTag("input").find((each) => each.attribute("name") === name);
      expect(input?.attribute("value")).toBe(value);
      expect(input?.attribute("aria-invalid")).toBe("true");
    }
    expect(await openMain(mentor, "/mentoring/availability")).not.toHaveText("Remove:");
  });

  test("an exception needs a date from today on, and hours", async () => {
    const mentor = await createMentor();
    const add = { intent: "add", kind: "off" };
    for (const date of ["", "2026-02-30", "2020-01-06"])
      await postForm(mentor, "/mentoring/availability", { ...add, date });
    const date = hoursFromNow(100).slice(0, 10);
    await postForm(mentor, "/mentoring/availability", { ...add, kind: "hours", date });
  });
});
