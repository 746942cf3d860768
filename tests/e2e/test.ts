import { test as base, expect, type Locator, type Page } from "@playwright/test";

/** Said by the browser of answers such as our own 400 and 404 pages, and of a connection that a test takes away. */
const HARMLESS_ERRORS = [
  /^Failed to load resource: the server responded with a status of 4\d\d/,
  /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/,
];

/** Toasts go after five seconds, which a busy machine may outlast; transitions take a millisecond (playwright.config.ts). */
const ANIMATION_SPEED = 0.02;

let addressCount = 0;

/** A page on which any console error or uncaught exception fails the test. */
export const test = base.extend<{ failOnErrors: void; expectedErrors: RegExp[] }>({
  /** What a test causes on purpose. */
  expectedErrors: [[], { option: true }],
  // An address of its own: limits on sign-ups and starts count by it, and no test may use up another's.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { workerIndex }) => {
    addressCount += 1;
    const address = `10.${workerIndex % 256}.${addressCount >> 8}.${addressCount & 255}`;
    await use({ ...extraHTTPHeaders, "X-Forwarded-For": address });
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("Animation.enable");
    await devTools.send("Animation.setPlaybackRate", { playbackRate: ANIMATION_SPEED });
    if (javaScriptEnabled) await waitUntilInteractiveBeforeActions(page);
    await use(page);
  },
  failOnErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(String(error)));
      page.on("console", (message) => {
        if (
          message.type() === "error" &&
          ![...HARMLESS_ERRORS, ...expectedErrors].some((text) => text.test(message.text()))
        )
          errors.push(message.text());
      });
      await use();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** What is clicked or typed before the page reacts may be lost, so every action waits for that. */
export async function waitUntilInteractiveBeforeActions(page: Page): Promise<void> {
  await page.addLocatorHandler(
    page.locator("html:not([data-interactive])"),
    () => waitUntilInteractive(page),
    { noWaitAfter: true },
  );
}

export async function waitUntilInteractive(page: Page): Promise<void> {
  await page.locator("html[data-interactive]").waitFor({ state: "attached" });
}

/** In one step: a selection made to delete is lost if the page is updated in between. */
export async function emptyField(field: Locator): Promise<void> {
  await field.evaluate((element: HTMLInputElement | HTMLTextAreaElement) => {
    element.value = "";
    element.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
