import { cleanText } from "./clean-text";
import { detectFileType } from "./file-type";
import { readDocx } from "./read-docx";
import type { FileResult, RawText } from "./types";

/** Scans have none, or the few of a program’s mark. */
const MIN_LETTERS = 20;

/** The text of a PDF or a Word file, up to a number of characters. Runs in a worker. */
export async function readFile(bytes: Uint8Array, maxLength: number): Promise<FileResult> {
  const raw = await readRawText(bytes);
  if ("failure" in raw) return raw;
  const text = cleanText(raw.text);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < MIN_LETTERS) return { failure: "no-text" };
  // Not through the middle of a character.
  const start = text.slice(0, maxLength).replace(/\p{Cs}$/u, "");
  return { text: start, isCut: text.length > maxLength };
}

async function readRawText(bytes: Uint8Array): Promise<RawText> {
  switch (detectFileType(bytes)) {
    case "pdf": {
      // The library takes longer to load than most files to read.
      const { readPdf } = await import("./read-pdf");
      return readPdf(bytes);
    }
    case "zip":
      return readDocx(bytes);
    case "old-word-file":
      return { failure: "old-word-file" };
    case undefined:
      return { failure: "wrong-type" };
  }
}
