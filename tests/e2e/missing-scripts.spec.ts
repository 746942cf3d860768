import type { Page } from "@playwright/test";
import { openSession } from "./interview";
import { selectAndWait } from "./preferences";
import { expect, test as base } from "./test";

const LESSON = "/learning/web-dev-fundamentals/javascript-basics";
const ANSWER = "An inner join keeps only the rows that match on both sides.";
const CODE = "function receipt() { return 1; }";

/** A page on which actions don't wait for its scripts. */
const test = base.extend({
  page: async ({ context }, use) => {
    await use(await context.newPage());
  },
});

// A browser reports each file that doesn't come.
test.use({ expectedErrors: [/^Failed to (?:load|fetch)|^Refused to apply style/] });

/** Changes the HTML of every page before the browser reads it. */
async function changePages(page: Page, change: (html: string) => string): Promise<void> {
  await page.route("**", async (route) => {
    if (route.request().resourceType() !== "document") return route.continue();
    const response = await route.fetch({ maxRedirects: 0 });
    const isPage = response.headers()["content-type"]?.startsWith("text/html") === true;
    if (!isPage) return route.fulfill({ response });
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

const blockScripts = (name: string) => (page: Page) =>
  page.route(new RegExp(`/assets/${name}-[^/]+\\.js$`), (route) => route.abort());

interface Situation {
  name: string;
  prepare: (page: Page) => Promise<unknown>;
}

const SITUATIONS: Situation[] = [
  {
    name: "with the scripts and style sheets of an earlier build",
    prepare: (page) =>
      changePages(page, (html) =>
        html.replaceAll(/(\/assets\/[\w.-]+?)-[\w-]{8}\./g, "$1-EARLIER1."),
      ),
  },
  {
    name: "in a browser without modules",
    prepare: (page) =>
      changePages(page, (html) => html.replaceAll('type="module"', 'type="unknown"')),
  },
  { name: "without the main script", prepare: blockScripts("entry\\.client") },
  { name: "without the code of islands", prepare: blockScripts("mount") },
  {
    name: "without the code of the answer and the exercise",
    prepare: blockScripts("(?:answer-form|exercise-form)"),
  },
];

for (const { name, prepare } of SITUATIONS)
  test.describe(name, { tag: "@script" }, () => {
    test.beforeEach(({ page }) => prepare(page));

    test("an answer is saved and submitted", async ({ page }) => {
      await openSession(page);
      await page.getByLabel("Your answer").fill("To be continued");
      await page.getByRole("button", { name: "Save draft" }).click();
      await page.getByLabel("Your answer").fill(ANSWER);
      await page.getByRole("button", { name: "Submit Response" }).click();
      await page.waitForURL(/review\/1$/);
      await expect(page.getByText(ANSWER).first()).toBeVisible();
    });

    test("the code of an exercise is saved", async ({ page }) => {
      await page.goto(LESSON);
      await page.getByLabel("Your code").fill(CODE);
      await page.getByRole("button", { name: "Save code" }).click();
      await expect(page.getByText("Your code is saved.")).toBeVisible();
      await expect(page.getByLabel("Your code")).toHaveValue(CODE);
    });

    test("a color is chosen", async ({ page }) => {
      await page.goto("/preferences");
      await selectAndWait(page, page.getByRole("main").getByRole("button", { name: "Matrix" }));
      await expect(page.locator("html")).toHaveAttribute("data-accent", "matrix");
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("data-accent", "matrix");
    });
  });

test("without the code editor, its island has a plain field", { tag: "@script" }, async ({
  page,
}) => {
  await blockScripts("editor\\.client")(page);
  await page.goto(LESSON);
  await page.getByLabel("Your code").fill(CODE);
  await page.getByRole("button", { name: "Run tests" }).click();
  await expect(page.getByText("0 of 6 tests passed")).toBeVisible();
});
