import { expect, test } from "vitest";
import { type Client, ORIGIN, createClient, createSignedInClient } from "../support/client";
import { countRowsContaining } from "../support/database";
import { readPage } from "../support/page";
import { createDocx, createPdf, createProtectedPdf } from "../support/resume-files";

const PATH = "/interview/tailored?from=resume";
const LINES = ["Staff nurse at Quollhaven", "IV therapy, negotiation, React and SQL"];
const PDF = createPdf({ pages: [LINES] });
const MEGABYTE = 1024 * 1024;
const TYPED = "Typed before";

type Bytes = Uint8Array<ArrayBuffer>;

const post = (client: Client, path: string, fields: Record<string, string | Blob>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return client.send(path, { method: "POST", headers: { Origin: ORIGIN }, body });
};

const sendFile = (client: Client, bytes: Bytes, path = PATH) =>
  post(client, path, { intent: "file", text: TYPED, file: new File([bytes], "resume.pdf") });

test.each<[string, Bytes]>([
  ["PDF", PDF],
  ["Word file", createDocx(LINES)],
])(
  "the text of a %s is filled in to be corrected, and nothing of it is stored",
  async (_, bytes) => {
    for (const client of [await createClient(), await createSignedInClient()]) {
      const page = await readPage(await sendFile(client, bytes));
      expect(page.status).toBe(200);
      expect(page.getField("text").value).toBe(LINES.join("\n"));
      expect(page.main).toHaveText("The box has the text of your file.");
      expect(countRowsContaining("Quollhaven")).toEqual({});
      const found = await readPage(
        await client.post(PATH, { intent: "read", text: page.getField("text").value ?? "" }),
      );
      expect(found.main).toHaveText(/\d skills found, \d questions chosen/);
    }
  },
);

test("of a text that is longer than the box, the beginning is filled in", async () => {
  const page = await readPage(
    await sendFile(await createClient(), createDocx(["word ".repeat(12_000)])),
  );
  expect(page.getField("text").value).toHaveLength(50_000);
  expect(page.main).toHaveText("The box has the beginning of your file");
});

test.each<[string, Bytes, number, string]>([
  ["an empty file", new Uint8Array(), 400, "Choose a file first"],
  [
    "a picture that is called a PDF",
    new Uint8Array([0x89, 80, 78, 71]),
    400,
    "This is neither a PDF nor a Word file",
  ],
  ["a PDF with a password", createProtectedPdf(), 400, "This PDF opens only with a password."],
  ["a scan", createPdf({ pages: [[]] }), 400, "We found no text in this file."],
  [
    "a PDF of 16 pages",
    createPdf({ pages: Array.from({ length: 16 }, () => LINES) }),
    400,
    "This PDF has more than 15 pages.",
  ],
  ["a damaged file", PDF.slice(0, 300), 400, "We can’t read this file."],
  ["a file over 5 MB", new Uint8Array(5 * MEGABYTE + 1), 413, "This file is larger than 5 MB."],
])("%s is refused with the reason, and what was typed stays", async (_, bytes, status, reason) => {
  const page = await readPage(await sendFile(await createClient(), bytes));
  expect(page.status).toBe(status);
  expect(page.main).toHaveText(reason);
  expect(page.main).toHaveText(/[Pp]aste/);
  expect(page.getField("text").value).toBe(TYPED);
});

test("what is much larger is not read to its end, and the page says what to do", async () => {
  const response = await sendFile(await createClient(), new Uint8Array(7 * MEGABYTE));
  expect(response.status).toBe(413);
  const text = await response.text();
  expect(text).toContain("A file can have at most 5 MB. You can paste its text");
  expect(text).toContain(`href="${PATH}"`);
});

test("a person has one file read at a time", async () => {
  const client = await createSignedInClient();
  const responses = await Promise.all([sendFile(client, PDF), sendFile(client, PDF)]);
  const statuses = responses.map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 429]);
  const refused = responses[statuses.indexOf(429)];
  expect(refused?.headers.get("Retry-After")).toBe("10");
  expect(await refused?.text()).toContain("Your other file is still being read.");
  expect((await sendFile(client, PDF)).status).toBe(200);
});

test("while ten files are being read, others are asked to try again", async () => {
  const clients = await Promise.all(Array.from({ length: 12 }, createClient));
  const responses = await Promise.all(clients.map((client) => sendFile(client, PDF)));
  const refused = responses.filter(({ status }) => status === 503);
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(12 - refused.length);
  expect(refused.length).toBeGreaterThan(0);
  const text = await refused[0]?.text();
  expect(text).toContain("The server is busy right now");
  expect(text).toContain("Try again in a few seconds.");
});

test("no other form takes files: what it is sent is limited as a form is", async () => {
  const client = await createClient();
  const large = new Uint8Array(1.5 * 1024 * 1024);
  for (const path of ["/contact", "/no-such-page"])
    expect((await sendFile(client, large, path)).status).toBe(413);
  expect((await sendFile(client, PDF, "/interview/tailored?from=posting")).status).toBe(400);
});

test("the button without a file asks for one", async () => {
  const page = await readPage(await (await createClient()).post(PATH, { intent: "file" }));
  expect([page.status, page.main.text.includes("Choose a file first")]).toEqual([400, true]);
});

test("a network may send 60 files an hour", async () => {
  const client = await createClient();
  for (let count = 0; count < 60; count += 1) await sendFile(client, new Uint8Array());
  const page = await readPage(await sendFile(client, PDF));
  expect(page.status).toBe(429);
  expect(page.main).toHaveText(
    "Too many files were sent from your network. Paste the text instead.",
  );
});
