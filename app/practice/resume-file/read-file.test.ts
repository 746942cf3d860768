import { expect, test } from "vitest";
import {
  createDocx,
  createDocxOf,
  createPdf,
  createProtectedPdf,
  createZip,
} from "../../../tests/support/resume-files";
import { readFile } from "./read-file";

const LINES = ["Staff nurse in a surgical ward, 2019–2024", "IV therapy (peripheral), R&D, C++"];
const ENOUGH_TEXT = "These are more than twenty letters.";
const MAX_LENGTH = 50_000;

const read = (bytes: Uint8Array) => readFile(new Uint8Array(bytes), MAX_LENGTH);
const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;

test("a PDF’s text, line by line and page by page", async () => {
  const pages = [[ENOUGH_TEXT, "IV therapy (peripheral), C++"], ["Second page"]];
  expect(await read(createPdf({ pages }))).toEqual({
    text: `${ENOUGH_TEXT}\nIV therapy (peripheral), C++\n\nSecond page`,
    isCut: false,
  });
});

test("a Word file’s text, paragraph by paragraph", async () => {
  expect(await read(createDocx(LINES))).toEqual({ text: LINES.join("\n"), isCut: false });
});

test("tabs, line breaks and cells of a Word file are kept apart, and what it repeats is read once", async () => {
  const body = [
    `<w:p>${run(ENOUGH_TEXT)}<w:r><w:tab/></w:r>${run("2019")}<w:r><w:br/></w:r>${run("Ward")}</w:p>`,
    `<w:tbl><w:tr><w:tc><w:p>${run("SQL")}</w:p></w:tc><w:tc><w:p>${run("Expert")}</w:p></w:tc></w:tr></w:tbl>`,
    `<w:p><mc:AlternateContent><mc:Choice><w:p>${run("Box")}</w:p></mc:Choice><mc:Fallback><w:p>${run("Box")}</w:p></mc:Fallback></mc:AlternateContent></w:p>`,
    `<w:p><w:r><w:instrText>HYPERLINK</w:instrText></w:r><w:del><w:r><w:delText>deleted</w:delText></w:r></w:del><w:moveFrom>${run("moved")}</w:moveFrom><w:moveTo>${run("moved")}</w:moveTo></w:p>`,
  ].join("");
  expect(await read(createDocxOf(body))).toMatchObject({
    text: `${ENOUGH_TEXT} 2019\nWard\nSQL\nExpert\nBox\n\nmoved`,
  });
});

test("symbols of icon fonts, hidden characters and rows of spaces are left out", async () => {
  const text = "\ue0b0 Maya\u00a0\u00a0Chen\u200b\u202e and fifteen years of ward man\u00adagement";
  expect(await read(createDocx([text]))).toMatchObject({
    text: "Maya Chen and fifteen years of ward management",
  });
});

test("a text that is too long for the box is cut", async () => {
  expect(await read(createDocx(["word ".repeat(20_000)]))).toEqual({
    text: "word ".repeat(10_000),
    isCut: true,
  });
});

test("a text is not cut through the middle of a character", async () => {
  expect(await read(createDocx([`a${"𝒂".repeat(30_000)}`]))).toEqual({
    text: `a${"𝒂".repeat(24_999)}`,
    isCut: true,
  });
});

test("scripts and addresses in a PDF are neither run nor fetched", async () => {
  const pdf = createPdf({
    pages: [[ENOUGH_TEXT]],
    catalog:
      "/OpenAction << /S /JavaScript /JS (globalThis.wasRun = true) >> /AA << /WC << /S /URI /URI (http://127.0.0.1:1/) >> >>",
  });
  expect(await read(pdf)).toMatchObject({ text: ENOUGH_TEXT });
  expect("wasRun" in globalThis).toBe(false);
});

test.each<[string, Uint8Array, string]>([
  ["a scan", createPdf({ pages: [[], []] }), "no-text"],
  ["a scan with a program’s mark", createPdf({ pages: [["CamScanner"]] }), "no-text"],
  ["an empty Word file", createDocx([""]), "no-text"],
  ["a PDF with a password", createProtectedPdf(), "protected"],
  [
    "a PDF of 16 pages",
    createPdf({ pages: Array.from({ length: 16 }, () => LINES) }),
    "too-many-pages",
  ],
  ["the first half of a PDF", createPdf({ pages: [LINES] }).slice(0, 300), "unreadable"],
  ["what only starts like a PDF", Buffer.from(`%PDF-1.7\n${"x".repeat(500)}`), "unreadable"],
  ["the first half of a Word file", createDocx(LINES).slice(0, 200), "unreadable"],
  ["a Word file that is no XML", createDocxOf("<w:p>"), "unreadable"],
  [
    "a Word file with entities of its own",
    createDocxOf(`<w:p>${run("&b;")}</w:p>`, '<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>'),
    "unreadable",
  ],
  ["a Word file that unpacks to 20 MB", createDocxOf(" ".repeat(20_000_000)), "too-long"],
  ["another ZIP", createZip({ "word/photo.xml": "x" }), "wrong-type"],
  ["a Word file with a password", Buffer.from("d0cf11e0a1b11ae1", "hex"), "old-word-file"],
  ["a picture", Buffer.from("89504e470d0a1a0a", "hex"), "wrong-type"],
  ["a text", Buffer.from(ENOUGH_TEXT), "wrong-type"],
  ["nothing", new Uint8Array(), "wrong-type"],
])("%s is not read", async (_name, bytes, failure) => {
  expect(await read(bytes)).toEqual({ failure });
});

test("a Word file whose ZIP lies about its size takes no more memory than it says", async () => {
  const docx = Buffer.from(createDocxOf(`<w:p>${run("a".repeat(5_000_000))}</w:p>`));
  const directoryEntry = docx.lastIndexOf("PK\u0001\u0002");
  docx.writeUInt32LE(1000, directoryEntry + 24);
  expect(await read(docx)).toEqual({ failure: "unreadable" });
});
