import type { Page } from "@playwright/test";
import { interestForm } from "./interests";
import { openSession, submitAnswer } from "./interview";
import { addNotedInterview } from "./job-interview";
import { signUp } from "./people";
import { postForm } from "./post-form";
import { expect, test } from "./test";

// What a finger can hit on a phone, measured where it lands rather than by the box.

const MIN_SIZE = 44;
/** Counted in whole pixels, so a box between two of them loses one. */
const MIN_PIXELS = MIN_SIZE - 1;

const PATHS = [
  "/",
  "/about",
  "/assessment",
  "/assessment/1",
  "/assessment/methods",
  "/blog",
  "/blog/interviews-in-healthcare",
  "/blog/tell-me-about-yourself",
  "/careers/finance",
  "/careers/marketing",
  "/careers/technology",
  "/careers/technology/certifications",
  "/careers/technology/data-scientist",
  "/contact",
  "/forgot-password",
  "/how-scoring-works",
  "/how-scoring-works/tests",
  "/interview",
  "/interview/tailored",
  "/interview/questions/slow-join-query",
  "/learning",
  "/learning/python-intro",
  "/learning/python-intro/all",
  "/learning/python-intro/capstone",
  "/learning/python-intro/quiz/first-programs",
  "/learning/python-intro/run-your-first-program",
  "/login",
  "/stories",
  "/stories/new",
  "/stories/paste",
  "/mentors",
  "/mentors/hannah-brandt",
  "/mentors/apply",
  "/motivation",
  "/nowhere",
  "/occupations",
  "/occupations/15-2051.00",
  "/preferences",
  "/privacy",
  "/register",
  "/resources",
  "/search",
  "/search?q=data",
];
const SIGNED_IN_PATHS = [
  "/profile",
  "/profile/skills",
  "/profile/learning",
  "/profile/sessions",
  "/interview",
  "/interview/due",
  "/interview/history",
  "/settings/profile",
  "/settings/account",
  "/settings/appearance",
  "/settings/notifications",
];

/** Links, buttons and fields whose hit area is lower than it should be; an icon's has to be as wide, too. */
function findSmallTargets(minSize: number): string[] {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1 &&
    element.getBoundingClientRect().height > 1;
  // A link inside a sentence is as high as its line.
  const isInText = (element: Element) => {
    if (getComputedStyle(element).display !== "inline") return false;
    return [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node !== element && node instanceof Text && /\w{2}/.test(node.data),
    );
  };
  const isHit = (element: Element, x: number, y: number) => {
    const top = document.elementFromPoint(x, y);
    const label = top?.closest("label");
    return top !== null && (element.contains(top) || label?.control === element);
  };
  const measure = (element: Element, x: number, y: number, stepX: number, stepY: number) => {
    let length = 0;
    while (length < minSize && isHit(element, x + stepX * (length + 1), y + stepY * (length + 1)))
      length += 1;
    return length;
  };
  const small: string[] = [];
  for (const element of document.querySelectorAll(
    "a[href], button, summary, select, textarea, input:not([type=hidden])",
  )) {
    // Dots stand where their figures are, near to each other: the nearest is hit (charts.spec.ts).
    if (element.matches("[data-dot]")) continue;
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const target = isShown(element) ? element : label;
    if (!target || !isShown(target) || isInText(element)) continue;
    target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const [box] = target.getClientRects();
    if (!box) continue;
    const x = box.left + Math.min(box.width, innerWidth) / 2;
    const y = box.top + box.height / 2;
    if (!isHit(element, x, y)) continue;
    const height = measure(element, x, y, 0, -1) + measure(element, x, y, 0, 1) + 1;
    const width = measure(element, x, y, -1, 0) + measure(element, x, y, 1, 0) + 1;
    const name =
      element.getAttribute("aria-label") ?? (element.textContent?.trim() || label?.textContent);
    if (height < minSize || (width < minSize && !element.textContent?.trim()))
      small.push(`${element.localName} “${name?.slice(0, 40) ?? ""}”: ${width} × ${height}`);
  }
  return small;
}

async function expectLargeTargets(page: Page, path: string) {
  await page.goto(path);
  const small = await page.evaluate(findSmallTargets, MIN_PIXELS);
  expect.soft(small, path).toEqual([]);
}

test.use({ viewport: { width: 390, height: 844 } });

test("what can be tapped is 44 pixels high on every page", { tag: "@script" }, async ({ page }) => {
  for (const path of PATHS) await expectLargeTargets(page, path);
});

test("what can be tapped is 44 pixels high on the pages of an account", { tag: "@script" }, async ({
  page,
}) => {
  await signUp(page);
  const session = new URL(await openSession(page)).pathname;
  await expectLargeTargets(page, session);
  await page.goto(`${session}?question=4`);
  await submitAnswer(page, "I would look at the query plan. Basically it is just slow.");
  await expectLargeTargets(page, page.url());
  const interests = interestForm({ r: "1", i: "5", a: "2", s: "2", e: "2", c: "4" });
  await postForm(page, "/assessment/2", interests);
  await postForm(page, "/assessment/4", { sql: "4", statistics: "2" });
  const results = await postForm(page, "/assessment/review", {});
  for (const path of [`${session}/report`, results, ...SIGNED_IN_PATHS])
    await expectLargeTargets(page, path);
  for (const path of await addNotedInterview(page)) await expectLargeTargets(page, path);
});
