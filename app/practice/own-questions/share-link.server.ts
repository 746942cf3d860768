import { randomBytes } from "node:crypto";
import { createRevocations } from "~/platform/database/revocations.server";
import { hashToken } from "~/platform/hash-token.server";
import type { OwnQuestion } from "./own-question";
import * as queries from "./queries.server";
import { type OwnQuestionRow, parseOwnQuestion } from "./stored-question.server";

const revocations = createRevocations({
  kind: "links of questions",
  save: (hashes) => queries.clearLinks(hashes),
});

/** Whether a link to the question works. */
export function hasLink({ share_token_hash: hash }: OwnQuestionRow): boolean {
  return hash !== null && !revocations.isRevoked(hash);
}

/** Makes a link in place of any other, and returns its token: 256 random bits that are never stored. */
export async function createLink(owner: string, id: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await queries.updateRow(owner, id, { share_token_hash: hashToken(token), reported_at: null });
  return token;
}

export async function revokeLink({ share_token_hash: hash }: OwnQuestionRow) {
  return hash === null ? { isSaved: true } : revocations.revoke([hash]);
}

/** What a link shows while it works. */
export async function findSharedQuestion(token: string): Promise<OwnQuestion | undefined> {
  const row = await queries.getSharedRow(hashToken(token));
  return row && hasLink(row) ? parseOwnQuestion(row) : undefined;
}

/** Puts the question before the operators; it stays shared until they decide. */
export async function reportSharedQuestion(token: string, now: Date): Promise<void> {
  await queries.markReported(hashToken(token), now.toISOString());
}
