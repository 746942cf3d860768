import { createHash } from "node:crypto";

/**
 * A short key for a text of the content, such as an answer of a quiz. It changes with the text, so a
 * form that was opened before a change can't choose something else than what it showed.
 */
export function toContentKey(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 10);
}
