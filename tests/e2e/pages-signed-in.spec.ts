import { expectAccessible } from "./axe";
import { interestForm } from "./interests";
import { openFold, openSession, submitAnswer } from "./interview";
import { expectPageInOrder } from "./page-check";
import { PATHS_OF_ACCOUNT, PATHS_OF_RECORDS } from "./page-kinds";
import { signUp } from "./people";
import { postForm } from "./post-form";
import { expect, test } from "./test";

/** What people write may hold one word as long as a line. */
const LONG_WORD = "Donaudampfschifffahrtsgesellschaftskapitän".repeat(2);

test("axe finds nothing on the pages of a new account", { tag: "@script" }, async ({ page }) => {
  await signUp(page);
  for (const path of PATHS_OF_RECORDS) {
    await page.goto(path);
    await expect(page.locator("html[data-interactive]")).toBeAttached();
    await expectAccessible(page);
  }
  await page.getByLabel("Maya Okafor’s account").first().click();
  await expectAccessible(page);
});

test("the pages of an account with records fit every screen, and axe finds nothing", async ({
  page,
  javaScriptEnabled,
}) => {
  await signUp(page);
  await postForm(page, "/assessment/1", { communication: "4", leadership: "2" });
  await postForm(
    page,
    "/assessment/2",
    interestForm({ r: "1", i: "5", a: "2", s: "2", e: "2", c: "4" }),
  );
  await postForm(page, "/assessment/4", { sql: "1", education: "bachelor", study: "one" });
  await postForm(page, "/occupations/19-3032.00", { intent: "choose" });
  const results = await postForm(page, "/assessment/review", {});
  await postForm(page, "/settings/profile", {
    fullName: "Maya Okafor",
    displayName: LONG_WORD.slice(0, 60),
    title: LONG_WORD,
    location: LONG_WORD,
    bio: LONG_WORD,
  });
  await postForm(page, "/mentors/hannah-brandt", {
    intent: "earliest",
    agenda: LONG_WORD,
  });
  for (const path of [results, "/mentors/hannah-brandt", ...PATHS_OF_ACCOUNT])
    await expectPageInOrder(page, path, { javaScriptEnabled });
});

test("the pages after an answer fit every screen, and axe finds nothing", {
  tag: "@script",
}, async ({ page, javaScriptEnabled }) => {
  await signUp(page);
  const session = new URL(await openSession(page)).pathname;
  await page.goto(`${session}?question=4`);
  await submitAnswer(page, "I would look at the query plan. Basically it is just slow.");
  const review = page.url();
  await openFold(page, "Keep or delete");
  await page.getByRole("link", { name: "Answer again" }).last().click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Start with an empty box" }).click();
  await submitAnswer(
    page,
    "First I would run EXPLAIN ANALYZE and compare the plan with last month's. A sequential scan where there used to be an index scan tells me the index is no longer used. I would run ANALYZE so that the planner's estimates are right again.",
  );
  const secondSession = new URL(await openSession(page, "leadership")).pathname;
  await submitAnswer(
    page,
    "When I was a team lead our launch was late. My task was to bring it back. I called every branch. As a result all were live within nine days.",
  );
  const story = page.url();
  await page.goto(`${session}/share`);
  await page.getByLabel("The text of your answers").check();
  await page.getByLabel("Your plan").check();
  await page.getByRole("button", { name: "Create link" }).click();
  const link = await page.getByLabel(/^Copy it now/).inputValue();
  await expectAccessible(page);
  const id = (path: string) => path.split("/").at(-1);
  for (const path of [
    review,
    story,
    "/interview/questions/slow-join-query",
    `${session}/report`,
    `${session}/share`,
    `${session}/delete`,
    "/interview/history",
    `/interview/compare?old=${id(session)}&new=${id(secondSession)}`,
    "/interview/due",
    "/interview",
    link,
    "/profile",
    "/profile/skills",
    "/profile/sessions",
  ])
    await expectPageInOrder(page, path, { javaScriptEnabled });
});
