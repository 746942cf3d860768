import { expectAccessible } from "./axe";
import { openSession, submitAnswer } from "./interview";
import { expectPageInOrder } from "./page-check";
import { expect, test } from "./test";

const NOTES =
  "Freezer Saturday: died at 7, moved 2k of stock to the butcher next door before opening\n\nAmir on tills, couldn’t do refunds. now he trains the new ones\n\nxmas rota. nobody wanted the 24th";
const ANSWER =
  "At seven on a Saturday the freezer was dead. I was alone with one colleague. I called the butcher next door and asked for space, then we moved the stock in eight trips before opening. We lost only the ice cream, and the owner wrote the butcher’s number on the wall.";

test("a first story is begun with three lines, finished, told beside a question, and deleted", async ({
  page,
  javaScriptEnabled,
}) => {
  await expectPageInOrder(page, "/stories", { javaScriptEnabled });
  await page.getByLabel("It was").fill("the Saturday the freezer died");
  await page.getByLabel("First I").fill("called the butcher");
  await page.getByRole("button", { name: "Keep this story" }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("The Saturday the freezer died");
  await page.getByLabel("Title").fill("The freezer");
  await page.getByLabel("In about sixty words").fill("Stock moved next door before nine.");
  if (javaScriptEnabled) await expect(page.getByText("6 of 60 words")).toBeVisible();
  await page.getByLabel("Cue words").fill("dead\nbutcher");
  await page.getByLabel("Pressure or a deadline").check();
  await page.getByRole("button", { name: "Save story" }).click();
  await expect(heading).toHaveText("The freezer");
  await expectPageInOrder(page, page.url(), { javaScriptEnabled });

  const session = await openSession(page, "leadership");
  await page.goto(`${session}?question=3`);
  await page.getByRole("radio", { name: /The freezer/ }).check({ force: true });
  await expect(page.getByText("butcher", { exact: true })).toBeVisible();
  const opening = "It was the Saturday the freezer died.";
  const box = page.getByLabel("Your answer");
  if (javaScriptEnabled) {
    await expect(box).toHaveValue(`${opening} `);
    await expectAccessible(page);
    await page.getByRole("radio", { name: "None of them: a new one" }).check({ force: true });
    await expect(box).toHaveValue("");
    await page.getByRole("radio", { name: /The freezer/ }).check({ force: true });
  } else {
    await expect(page.getByText(`Begin with: ${opening}`)).toBeVisible();
  }
  await submitAnswer(page, ANSWER);
  await page.getByRole("link", { name: "Your story" }).click();
  await expect(page.getByRole("heading", { name: "Told 1 time" })).toBeVisible();
  await page.getByRole("link", { name: "Your stories" }).click();
  await expect(heading).toHaveText("One story. Eleven questions still without one.");
  await expectPageInOrder(page, "/stories", { javaScriptEnabled });
  await page.getByRole("link", { name: "The freezer", exact: true }).last().click();
  await page.getByRole("link", { name: "Delete this story" }).click();
  await page.getByRole("button", { name: "Delete story" }).click();
  await expect(heading).toHaveText("Tell it once. Use it for ten questions.");
});

test("notes become stories, each named before it is kept", async ({ page, javaScriptEnabled }) => {
  await expectPageInOrder(page, "/stories/paste", { javaScriptEnabled });
  await page.getByLabel("Your notes").fill(NOTES);
  await page.getByRole("button", { name: "Split into stories" }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Three stories in your notes.");
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    if (javaScriptEnabled) await expectAccessible(page);
  }
  await page.getByLabel("Title of story 3").fill("The Christmas rota");
  const third = page.getByRole("group", { name: "Questions that story 3 answers" });
  await expect(third.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await third.getByText("Choose what it answers").click();
  await third.getByText("Saying no").click();
  await third.getByText("Colleague").click();
  await page.getByRole("button", { name: "Keep three" }).click();
  await expect(heading).toHaveText(/^Three stories\. \w+ questions still without one\.$/);
  // On a phone the names of the stories are inside each kind.
  await page.locator("summary").filter({ hasText: "Saying no" }).click();
  await page.getByRole("link", { name: "The Christmas rota, tagged" }).click();
  await expect(page.getByLabel("A disagreement with a colleague")).toBeChecked();
});

test("a story for a gap begins with a sentence, or is written whole", async ({
  page,
  javaScriptEnabled,
}) => {
  await expectPageInOrder(page, "/stories/new?kind=leading", { javaScriptEnabled });
  await page.getByText("Write all of it now").click();
  await expect(page.getByLabel("The story")).toBeVisible();
  await page.getByLabel("I was in charge of").fill("the night pour");
  await page.getByRole("button", { name: "Start this story" }).click();
  await expect(page.getByLabel("The story")).toHaveValue("I was in charge of the night pour.");
  await expect(page.getByLabel("Leading a team")).toBeChecked();
});

test("a gap is filled in beside the matrix", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/stories/new");
  await page.getByLabel("The story").fill("He was new. I sat beside him.");
  await page.getByRole("button", { name: "Save story" }).click();
  await page.goto("/stories");
  await page.getByRole("link", { name: "Tell one: Saying no" }).click();
  await page.getByLabel("They asked me to").fill("open on Boxing Day");
  await page.getByLabel("and I said no because").fill("nobody had slept");
  await page.getByRole("button", { name: "Start this story" }).click();
  await expect(page.getByLabel("The story")).toHaveValue(
    "They asked me to open on Boxing Day and I said no because nobody had slept.",
  );
});
