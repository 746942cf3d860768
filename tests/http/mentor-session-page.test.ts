import { expect, test } from "vitest";
import { createSignedInClient } from "../support/client";
import { confirmRequest } from "../support/mentor";
import { bookEarliest, changeSession, hoursFromNow, runJobsAfter } from "../support/mentoring";
import { openMain } from "../support/page";

test("once a session began, its page says so, and no longer what needs 24 hours", async () => {
  const person = await createSignedInClient();
  const page = await bookEarliest(person, "thandi-nkosi", "A short one");
  await runJobsAfter(2);
  changeSession(page, { starts_at: hoursFromNow(5), ends_at: hoursFromNow(6) });
  expect(await openMain(person, page)).toHaveText("Less than 24 hours are left");
  changeSession(page, { starts_at: hoursFromNow(-0.1), ends_at: hoursFromNow(0.9) });
  const main = await openMain(person, page);
  expect(main).toHaveText(/The session began at \d/);
  expect(main).not.toHaveText("24 hours");
});

test("the mentor’s page says it too, and asks for nothing that is too late", async () => {
  const { mentor, page, path } = await confirmRequest();
  changeSession(page, {
    starts_at: hoursFromNow(-0.1),
    ends_at: hoursFromNow(0.9),
    meeting_link: "",
  });
  const main = await openMain(mentor, path);
  expect(main).toHaveText(/The session began at \d/);
  expect(main).not.toHaveText("before the session");
});

test("what is coming up stands before what is over, in the profile too", async () => {
  const { mentor, person, page } = await confirmRequest();
  changeSession(page, {
    state: "done",
    starts_at: hoursFromNow(-2),
    ends_at: hoursFromNow(-1),
    agenda: "The held one",
  });
  await bookEarliest(person, mentor.mentorId, "The next one");
  expect(await openMain(person, "/profile/sessions")).toHaveText(
    /Coming up.*The next one.*Past and closed.*The held one/s,
  );
});

test("a time is told once where both sides have the same, and else for both", async () => {
  const { mentor, person, page, path } = await confirmRequest();
  for (const [reader, address] of [
    [person, page],
    [mentor, path],
  ] as const)
    expect((await openMain(reader, address)).text).toMatch(/60 minutes\. UTC time\./);
  await person.post("/mentors/time-zone", { timeZone: "Asia/Tokyo" });
  expect((await openMain(person, page)).text).toMatch(/Tokyo time; .* for Ana\./);
});
