import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const script = readFileSync(new URL("../public/build/enhance.js", import.meta.url));
const hash = createHash("sha256").update(script).digest("hex").slice(0, 8);

/** The script of pages without React (app/entry.enhance.ts), cached for as long as it stays the same. */
export const ENHANCE_SCRIPT = `/build/enhance.js?v=${hash}`;
