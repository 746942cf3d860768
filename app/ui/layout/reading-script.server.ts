import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const script = readFileSync(new URL("../public/build/reading.js", import.meta.url));
const hash = createHash("sha256").update(script).digest("hex").slice(0, 8);

/** The script of pages without React (app/entry.reading.ts), cached for as long as it stays the same. */
export const READING_SCRIPT = `/build/reading.js?v=${hash}`;
