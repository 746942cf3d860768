// Registers its half of the library, which otherwise looks for a file of that name.
import "pdfjs-dist/legacy/build/pdf.worker.mjs";
import { type PDFDocumentProxy, getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { FILE_MAX_PAGES } from "./limits";
import type { RawText } from "./types";

const NO_OUTPUT = 0;

/**
 * The text of a PDF, page by page. Nothing of it is drawn or run, and no font or other file is loaded for it: a path or
 * an address in it is only text.
 */
export async function readPdf(data: Uint8Array): Promise<RawText> {
  const task = getDocument({
    data,
    verbosity: NO_OUTPUT,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    enableXfa: false,
  });
  try {
    const document = await task.promise;
    if (document.numPages > FILE_MAX_PAGES) return { failure: "too-many-pages" };
    return { text: await readPages(document) };
  } catch (error) {
    const isProtected = error instanceof Error && error.name === "PasswordException";
    return { failure: isProtected ? "protected" : "unreadable" };
  } finally {
    await task.destroy();
  }
}

async function readPages(document: PDFDocumentProxy): Promise<string> {
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(
      items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""),
    );
    page.cleanup();
  }
  return pages.join("\n\n");
}
