import type { Page } from "@playwright/test";
import { createDocx } from "../support/resume-files";
import { expect, test, waitUntilInteractive } from "./test";

const PATH = "/interview/tailored?from=resume";
const LINES = ["Staff nurse in a surgical ward", "SQL, negotiation and project planning"];
const DOCX = { name: "resume.docx", mimeType: "", buffer: Buffer.from(createDocx(LINES)) };
const PICTURE = { name: "scan.pdf", mimeType: "", buffer: Buffer.from("GIF89a") };

const findBox = (page: Page) => page.getByLabel("The text of your resume");
const findFile = (page: Page) => page.getByLabel("Your resume as a file");

/** A PDF as browsers save it. */
async function printPdf(page: Page) {
  await page.setContent(`<h1>Maya Chen</h1>${LINES.map((line) => `<p>${line}</p>`).join("")}`);
  return { name: "resume.pdf", mimeType: "application/pdf", buffer: await page.pdf() };
}

async function startInterview(page: Page) {
  await page.getByRole("button", { name: "Find my questions" }).click();
  await page.getByRole("button", { name: "Start this interview" }).click();
  await expect(page).toHaveURL(/\/interview\/sessions\/[0-9a-f-]{36}$/);
}

test("a PDF is read, corrected and becomes an interview", async ({ page, javaScriptEnabled }) => {
  const file = await printPdf(page);
  await page.goto(PATH);
  await findFile(page).setInputFiles(file);
  if (!javaScriptEnabled) await page.getByRole("button", { name: "Read the file" }).click();
  await expect(findBox(page)).toHaveValue(
    /^Maya Chen\s+Staff nurse in a surgical ward\s+SQL, nego/,
  );
  await expect(page.getByText("The box has the text of your file.")).toBeVisible();
  await findBox(page).fill(LINES.join("\n"));
  await startInterview(page);
});

test("a file that isn’t read leaves what was typed", async ({ page, javaScriptEnabled }) => {
  await page.goto(PATH);
  await findBox(page).fill("SQL and negotiation");
  await findFile(page).setInputFiles(PICTURE);
  if (!javaScriptEnabled) await page.getByRole("button", { name: "Read the file" }).click();
  await expect(page.getByText("This is neither a PDF nor a Word file")).toBeVisible();
  await expect(findFile(page)).toHaveAccessibleDescription(/^This is neither a PDF/);
  await expect(findBox(page)).toHaveValue("SQL and negotiation");
  await startInterview(page);
});

test.describe("with a script", { tag: "@script" }, () => {
  test("a file that is dropped on the form is read, without another page", async ({ page }) => {
    await page.goto(PATH);
    await waitUntilInteractive(page);
    const loads: string[] = [];
    page.on("load", () => loads.push(page.url()));
    const dataTransfer = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(bytes)], "resume.docx"));
        return transfer;
      },
      [...DOCX.buffer],
    );
    await findBox(page).dispatchEvent("drop", { dataTransfer });
    await expect(findBox(page)).toHaveValue(LINES.join("\n"));
    await expect(page.getByText("The box has the text of your file.")).toBeFocused();
    expect(loads).toEqual([]);
    await startInterview(page);
  });

  test("a file that is too large is not sent", async ({ page }) => {
    await page.goto(PATH);
    await findBox(page).fill("SQL and negotiation");
    page.on("request", (request) => expect(request.method()).toBe("GET"));
    const buffer = Buffer.alloc(5 * 1024 * 1024 + 1);
    await findFile(page).setInputFiles({ ...DOCX, buffer });
    await expect(page.getByText("Check that it has at most 5 MB")).toBeVisible();
    await expect(findBox(page)).toHaveValue("SQL and negotiation");
  });
});
