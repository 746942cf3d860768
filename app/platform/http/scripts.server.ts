import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/**
 * The address of a script that scripts/build-entries.mjs built beside Remix's own, cached for as long as it stays the
 * same.
 */
function toScriptUrl(name: string): string {
  const script = readFileSync(new URL(`../public/build/${name}`, import.meta.url));
  const hash = createHash("sha256").update(script).digest("hex").slice(0, 8);
  return `/build/${name}?v=${hash}`;
}

/** The script of pages without React (app/entry.enhance.ts). */
export const ENHANCE_SCRIPT = toScriptUrl("enhance.js");

/** Beside it on a review (app/entry.recording.ts). */
export const RECORDING_SCRIPT = toScriptUrl("recording.js");
