import { expect, test } from "vitest";
import { createSignedInClient } from "../support/client";
import { listMailTo } from "../support/database";
import { findOtherTime, requestMentor } from "../support/mentor";
import { bookEarliest, runJobsAfter } from "../support/mentoring";

/** A time in an email: day, from, to, and whose clock. */
const WHEN = /\w+day, \w+ \d+, \d{1,2}:00\s[AP]M to \d{1,2}:00\s[AP]M \(UTC time\)/;

test("a mentor's emails say who, when and by when, in their time zone", async () => {
  const { mentor, person, page, path } = await requestMentor("My portfolio");
  const { date, time } = await findOtherTime(person, mentor.mentorId);
  await mentor.post(path, { intent: "move", date, time, note: "" });
  await person.post(page, { intent: "decline" });
  const [asked, declined] = listMailTo(mentor.email);
  expect(asked?.subject).toBe("Session request from Maya Okafor");
  expect(asked?.text).toMatch(WHEN);
  expect(asked?.text).toMatch(
    /Please reply by \w+day, \w+ \d+, \d{1,2}:\d\d\s[AP]M \(UTC time\)\./,
  );
  expect(declined?.subject).toBe("Maya Okafor declined the new time");
  expect(declined?.text).toMatch(WHEN);
  expect(declined?.text).toContain(path);
  expect(declined?.text).not.toContain("pay");
  for (const { subject, text } of [...listMailTo(mentor.email), ...listMailTo(person.email)])
    expect(`${subject}\n${text}`).not.toMatch(/undefined|null|\[object|\n{3}|: *\n\n/);
});

test("a sample mentor's confirmation says that no call takes place", async () => {
  const person = await createSignedInClient();
  await bookEarliest(person, "nadia-haddad", "A budget");
  await runJobsAfter(2);
  expect(listMailTo(person.email).at(-1)?.text).toContain(
    "Nadia Haddad is a sample mentor, an invented person: no call takes place.",
  );
});
