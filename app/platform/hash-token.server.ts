import { createHash } from "node:crypto";

/** What is stored of a link’s token. Its 256 random bits can’t be guessed, so it needs no salt and no slow hash. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
