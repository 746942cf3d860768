import type { Refusal } from "~/platform/http/refuse-form.server";
import { FILE_MAX_MEGABYTES, FILE_MAX_PAGES } from "./limits";
import type { FileFailure } from "./types";

export type ReadingFailure = FileFailure | "no-file" | "too-large" | "other-file" | "busy";

const RETRY_AFTER_IN_SECONDS = 10;

const refuse = (message: string, status = 400): Refusal => ({ message, status });
const refuseForNow = (message: string, status: number): Refusal => ({
  message,
  status,
  retryAfter: RETRY_AFTER_IN_SECONDS,
});

/** What is said when a file isn’t read. The text can always be pasted. */
export const REFUSALS: Record<ReadingFailure, Refusal> = {
  "no-file": refuse("Choose a file first, or paste the text."),
  "too-large": refuse(
    `This file is larger than ${FILE_MAX_MEGABYTES} MB. Paste its text instead.`,
    413,
  ),
  "wrong-type": refuse(
    "This is neither a PDF nor a Word file (.docx). Save it as one of them, or paste its text.",
  ),
  "old-word-file": refuse(
    "This is an older Word file, or one with a password. Save it as .docx without a password, or paste its text.",
  ),
  protected: refuse("This PDF opens only with a password. Save it without one, or paste its text."),
  "no-text": refuse(
    "We found no text in this file. It may be a scan or a picture. Type or paste the text instead.",
  ),
  "too-many-pages": refuse(
    `This PDF has more than ${FILE_MAX_PAGES} pages. Paste the text of the pages that matter.`,
  ),
  "too-long": refuse("This file is too long for us to read. Paste the text that matters."),
  unreadable: refuse("We can’t read this file. It may be damaged. Paste its text instead."),
  "too-much-work": refuse(
    "This file takes too much time or memory to read. Paste its text instead.",
  ),
  "other-file": refuseForNow(
    "Your other file is still being read. Try again in a few seconds, or paste the text.",
    429,
  ),
  busy: refuseForNow(
    "Many files are being read right now. Try again in a few seconds, or paste the text.",
    503,
  ),
};
