import { unzipSync } from "fflate";
import { readWordText } from "./read-word-text";
import type { RawText } from "./types";

/** Word numbers it where a file has been converted. */
const MAIN_PART = /^word\/document\d*\.xml$/;
/** A page of text takes about 30 kB in it. */
const MAIN_PART_MAX_BYTES = 10 * 1024 * 1024;

/**
 * The text of a Word file, which is a ZIP. Only the part with the text is unpacked, into no more memory than the ZIP
 * says it takes, whatever comes out of it.
 */
export function readDocx(bytes: Uint8Array): RawText {
  const sizes: number[] = [];
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) =>
        MAIN_PART.test(name) &&
        sizes.push(originalSize) === 1 &&
        originalSize <= MAIN_PART_MAX_BYTES,
    });
    const [part] = Object.values(parts);
    if (part) return { text: readWordText(new TextDecoder().decode(part)) };
    return { failure: sizes.length > 0 ? "too-long" : "wrong-type" };
  } catch {
    return { failure: "unreadable" };
  }
}
