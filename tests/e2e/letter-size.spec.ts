import type { Locator, Page } from "@playwright/test";
import { MEASURE, NOTHING_SPOILED } from "./find-cut";
import { interestForm } from "./interests";
import { openSession, submitAnswer } from "./interview";
import { addNotedInterview } from "./job-interview";
import { ONE_OF_EACH_KIND, PATHS_OF_ACCOUNT } from "./page-kinds";
import { signUp } from "./people";
import { postForm } from "./post-form";
import { expect, test, waitUntilInteractive } from "./test";

/**
 * Sizes of letters, which are the browser's setting, with widths of the screen, all in pixels. Layouts change at a
 * number of letters, so the pairs between these are wider forms of a layout that is here.
 */
const WIDTHS_BY_LETTER_SIZE = [
  [16, [1280, 820, 390, 320]],
  [20, [1280, 390]],
  [24, [820, 390]],
  [32, [1280, 390]],
] as const;
const PATHS = [
  ...ONE_OF_EACH_KIND,
  "/learning/python-intro/all",
  "/learning/python-intro/capstone",
  "/learning/python-intro/quiz/first-programs",
  "/learning/python-intro/run-your-first-program",
];

const ANSWER =
  "An inner join keeps only the rows that match on both sides. A left join keeps every customer and fills the columns of the other table with null.";

/** Opens a page: at every width nothing is cut, broken or covered, and the header's action is there. */
async function expectReadableAt(
  widths: readonly number[],
  page: Page,
  path: string,
  action?: Locator,
): Promise<void> {
  await page.goto(path);
  await waitUntilInteractive(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(MEASURE), { message: `${path}, ${width} px wide` })
      .toEqual({ width, ...NOTHING_SPOILED });
    if (!action) continue;
    // A page with the focus in its editor begins there.
    await page.evaluate("scrollTo(0, 0)");
    await expect(action.filter({ visible: true }).first()).toBeInViewport({ ratio: 0.95 });
  }
}

/** Gives the account something to show; returns the pages with it. */
async function createRecords(page: Page): Promise<string[]> {
  const interests = interestForm({ r: "1", i: "5", a: "2", s: "2", e: "2", c: "4" });
  await postForm(page, "/assessment/2", interests);
  await postForm(page, "/assessment/4", { sql: "1", education: "bachelor", study: "one" });
  await postForm(page, "/occupations/19-3032.00", { intent: "choose" });
  const results = await postForm(page, "/assessment/review", {});
  const booking = { intent: "earliest", agenda: "My portfolio, please." };
  const request = await postForm(page, "/mentors/hannah-brandt", booking);
  return [results, request, `${request}/change`, `${request}/cancel`, "/mentors/hannah-brandt"];
}

for (const [size, widths] of WIDTHS_BY_LETTER_SIZE) {
  test(`letters of ${size} px: pages fit, nothing is cut, and the header's actions are there`, {
    tag: "@script",
  }, async ({ playwright, launchOptions, contextOptions, baseURL, extraHTTPHeaders }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`],
    });
    const page = await browser.newPage({
      ...contextOptions,
      ...(baseURL === undefined ? {} : { baseURL }),
      ...(extraHTTPHeaders === undefined ? {} : { extraHTTPHeaders }),
    });
    const expectReadable = expectReadableAt.bind(null, widths, page);
    const menu = page.getByRole("button", { name: "Menu", exact: true });
    const signIn = page.getByRole("banner").getByRole("link", { name: "Sign In", exact: true });
    for (const path of PATHS) await expectReadable(path, signIn.or(menu));
    await expect(page.locator("html")).toHaveCSS("font-size", `${size}px`);
    await signUp(page);
    const account = page.getByLabel("Maya Okafor’s account").or(menu);
    const records = await createRecords(page);
    for (const path of [...records, ...PATHS_OF_ACCOUNT]) await expectReadable(path, account);
    const end = page.getByRole("button", { name: "End Session" });
    const leave = page.getByRole("link", { name: "Leave", exact: true });
    const liveInterview = await openSession(page, "algorithms", "live");
    await expectReadable(liveInterview, leave);
    await page.getByRole("button", { name: "Start and type" }).click();
    await expect(page.getByText("1 of 15")).toBeVisible();
    await expectReadable(liveInterview, leave);
    const session = await openSession(page);
    await expectReadable(session, end);
    await page.goto(session);
    await submitAnswer(page, ANSWER);
    await expectReadable(`${session}/review/1`, account);
    for (const path of ["report", "share", "delete"]) await expectReadable(`${session}/${path}`);
    for (const path of ["/interview", "/interview/history", "/interview/due"])
      await expectReadable(path, account);
    for (const path of await addNotedInterview(page)) await expectReadable(path, account);
    await browser.close();
  });
}
