import { signUp } from "./people";
import { emptyField, expect, test } from "./test";

test("book a mentor from a card, change the request, and cancel it", async ({ page }) => {
  await signUp(page);
  await page.goto("/mentors");
  await page.getByRole("button", { name: "Book Session with Hannah Brandt" }).first().click();
  await expect(page.getByRole("heading", { name: "Session Request Sent" })).toBeVisible();
  await expect(
    page.getByText("You will see on this page when Hannah Brandt confirms."),
  ).toBeVisible();
  await page.getByRole("link", { name: "Change time or agenda" }).click();
  await expect(page.getByRole("heading", { name: "Change your request" })).toBeVisible();
  await emptyField(page.getByLabel("Agenda for Hannah"));
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(
    page.getByRole("alert").getByRole("link", { name: "Enter what you’d like to talk about." }),
  ).toBeVisible();
  await page.getByLabel("Agenda for Hannah").fill("Two system design questions.");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("heading", { name: "Agenda you sent" })).toBeVisible();
  await expect(page.getByText("Two system design questions.")).toBeVisible();
  await page.getByRole("link", { name: "Cancel request" }).click();
  await page.getByRole("button", { name: "Cancel request" }).click();
  await expect(page.getByRole("heading", { name: "Canceled", exact: true })).toBeVisible();
});

test("a profile opens over the list, without JavaScript as a page of its own", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/mentors");
  const link = page.getByRole("link", { name: /^View Profile.*Hannah Brandt/ });
  await link.click();
  if (!javaScriptEnabled) return expect(page).toHaveURL("/mentors/hannah-brandt");
  const dialog = page.getByRole("dialog", { name: "Hannah Brandt" });
  await expect(dialog.getByText("A session with Hannah")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  const leadsBehind = page.getByRole("link", { name: "Webinars" });
  for (const name of [/See all times/, /Book Session/, undefined, /Close/]) {
    await page.keyboard.press("Tab");
    if (name) await expect(dialog.locator(":focus")).toHaveAccessibleName(name);
    await expect(leadsBehind).not.toBeFocused();
  }
  await page.mouse.click(5, 400);
  await expect(dialog).toBeHidden();
  await link.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await link.click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await page.setViewportSize({ width: 390, height: 640 });
  await link.click();
  const book = dialog.getByRole("button", { name: "Book Session with Hannah Brandt" });
  await expect(book).toBeInViewport({ ratio: 1 });
  await book.click();
  await expect(page.getByRole("heading", { name: "Session Request Sent" })).toBeVisible();
});

test("a filter leads to the mentors it finds, and Back to all of them", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/mentors");
  await page.getByText("Filter and sort").click();
  await page.getByLabel("Language").selectOption("German");
  await page.getByRole("button", { name: "Apply filters" }).click();
  await expect(page.getByRole("link", { name: "Clear all" })).toBeVisible();
  await expect(page.getByLabel("Language")).toHaveValue("German");
  await expect(page.getByRole("heading", { name: "Hannah Brandt" })).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole("link", { name: "Clear all" })).toBeHidden();
});

test("choose a time in the week of a mentor", async ({ page, javaScriptEnabled }) => {
  await page.goto("/mentors/claire-dubois");
  await expect(page.getByRole("heading", { name: "Claire Dubois" })).toBeVisible();
  const times = page.getByRole("group", { name: "Time" }).getByRole("radio");
  // With and without JavaScript ask one server, whose page may show a time for 15 seconds after it was taken.
  await (javaScriptEnabled ? times.last() : times.first()).check({ force: true });
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByRole("heading", { name: "Session Request Sent" })).toBeVisible();
});

test("the summary follows the time, and another week leaves the agenda", {
  tag: "@script",
}, async ({ page }) => {
  // The page's times become those of the browser's time zone only once one of them is chosen.
  const { promise: isChosen, resolve: choose } = Promise.withResolvers<void>();
  await page.route("**/mentors/time-zone", async (route) => {
    await isChosen;
    await route.continue();
  });
  await page.goto("/mentors/claire-dubois");
  const times = page.getByRole("group", { name: "Time" }).getByRole("radio");
  await times.nth(1).check({ force: true });
  const value = await times.nth(1).inputValue();
  const agenda = page.getByLabel("Agenda for Claire");
  await agenda.fill("How do I ");
  choose();
  await expect(page.locator("[data-unknown-time-zone]")).toHaveCount(0);
  await expect(agenda).toBeFocused();
  const time = page.locator(`input[value="${value}"]`);
  await expect(time).toBeChecked();
  const range = await time.getAttribute("data-range");
  const summary = page.getByRole("main").locator("[data-slot=range]");
  await expect(summary).toBeVisible();
  await expect(summary).toHaveText(range ?? "none");
  await page.keyboard.type("talk about a gap?");
  await page.getByRole("link", { name: "Next week" }).click();
  await page.waitForURL(/\?week=/);
  await expect(agenda).toHaveValue("How do I talk about a gap?");
});

test.describe("in Auckland", () => {
  test.use({ timezoneId: "Pacific/Auckland" });

  test("a mentor’s times are the browser’s", {
    tag: "@script",
  }, async ({ page }) => {
    await page.goto("/mentors/claire-dubois");
    await expect(page.getByText("Times in Auckland")).toBeVisible();
  });
});

test.describe("in Kolkata, which browsers call Calcutta", () => {
  test.use({ timezoneId: "Asia/Kolkata" });

  test("times and the zones to choose from have the name of today", {
    tag: "@script",
  }, async ({ page }) => {
    await page.goto("/mentors/claire-dubois");
    await expect(page.getByText("Times in Kolkata")).toBeVisible();
    await page.getByRole("link", { name: "Change time zone" }).click();
    await expect(page.getByLabel("Time zone")).toHaveValue("Asia/Kolkata");
  });
});

test("apply as a mentor", async ({ page }) => {
  await page.goto("/mentors");
  await page.getByRole("link", { name: "Become a Mentor" }).click();
  await expect(page.getByRole("heading", { name: "Become a mentor" })).toBeVisible();
  await page.getByLabel("Name").fill("Ana Ruiz");
  await page.getByLabel("Email").fill("ana@example.com");
  await page.getByLabel("Job title").fill("Data engineer");
  await page.getByRole("textbox", { name: "Company" }).fill("Independent");
  await page.getByLabel("Field", { exact: true }).selectOption("Data");
  await page.getByLabel("Years of experience").fill("6");
  await page.getByLabel("Who can you help").fill("Analysts who want to build.");
  await page.getByRole("button", { name: "Send application" }).click();
  await expect(page.getByRole("heading", { name: "Your application was sent" })).toBeVisible();
});
