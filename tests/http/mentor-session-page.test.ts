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
