import { randomBytes, randomUUID } from "node:crypto";
import { z } from "zod";
import { withSessionTransaction } from "~/practice/store/queries.server";
import { getLatestIssue } from "~/platform/clock/latest-issue";
import { db } from "~/platform/database/connection.server";
import { createRevocations } from "~/platform/database/revocations.server";
import { hashToken } from "~/platform/hash-token.server";
import { parseStoredJson } from "~/platform/database/stored-json.server";
import { REPORT_PARTS, type ReportPart } from "./select-parts";

/** A share link. The link itself can't be shown again: only its hash is stored. */
export interface ReportLink {
  id: string;
  /** Counted from the session's first link on. */
  number: number;
  parts: ReportPart[];
  createdAt: string;
  expiresAt: string;
  state: "open" | "expired" | "revoked";
}

/** The most links per session. */
export const MAX_LINKS = 20;

const DAY_IN_MS = 24 * 60 * 60 * 1000;

const revocations = createRevocations({
  kind: "links of reports",
  save: (ids) =>
    db
      .updateTable("report_links")
      .set({ revoked_at: new Date().toISOString() })
      .where("id", "in", ids)
      .where("revoked_at", "is", null)
      .execute(),
});

interface NewLink {
  parts: readonly ReportPart[];
  days: number;
  /** The user's current name; null to hide it. */
  name: string | null;
}

/**
 * Creates a link and returns its token: 256 random bits that are never stored. Undefined if there
 * are already too many.
 */
export async function createLink(
  owner: string,
  sessionId: string,
  { parts, days, name }: NewLink,
  now: Date,
): Promise<string | undefined> {
  const links = await listLinks(owner, sessionId, now);
  if (links.filter(({ state }) => state === "open").length >= MAX_LINKS) return undefined;
  const token = randomBytes(32).toString("base64url");
  await withSessionTransaction(sessionId, (owner_id, connection) =>
    connection
      .insertInto("report_links")
      .values({
        id: randomUUID(),
        owner_id,
        session_id: sessionId,
        token_hash: hashToken(token),
        parts: JSON.stringify(parts),
        name,
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + days * DAY_IN_MS).toISOString(),
        revoked_at: null,
      })
      .execute(),
  );
  return token;
}

/** A session's links, newest first. */
export async function listLinks(
  owner: string,
  sessionId: string,
  now: Date,
): Promise<ReportLink[]> {
  const rows = await db
    .selectFrom("report_links")
    .select(["id", "parts", "created_at", "expires_at", "revoked_at"])
    .where("owner_id", "=", owner)
    .where("session_id", "=", sessionId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map((row, index) => ({
    id: row.id,
    number: rows.length - index,
    parts: parseReportParts(row),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    state: getLinkState(row, now),
  }));
}

/** Revokes a link; undefined if the owner doesn't have it. */
export async function revokeLink(
  owner: string,
  sessionId: string,
  id: string,
): Promise<{ isSaved: boolean } | undefined> {
  const link = await db
    .selectFrom("report_links")
    .select("id")
    .where("owner_id", "=", owner)
    .where("session_id", "=", sessionId)
    .where("id", "=", id)
    .executeTakeFirst();
  return link && revocations.revoke([link.id]);
}

/** A link by its token, with what it shares while it is valid. */
export async function findReportLink(
  token: string,
  now: Date,
): Promise<
  | {
      state: "open";
      ownerId: string;
      sessionId: string;
      /** The user's name when the link was created; null if hidden. */
      name: string | null;
      parts: ReportPart[];
      expiresAt: string;
    }
  | { state: "unknown" | "expired" | "revoked" }
> {
  const row = await db
    .selectFrom("report_links")
    .selectAll()
    .where("token_hash", "=", hashToken(token))
    .executeTakeFirst();
  if (!row) return { state: "unknown" };
  const state = getLinkState(row, now);
  if (state !== "open") return { state };
  return {
    state,
    ownerId: row.owner_id,
    sessionId: row.session_id,
    name: row.name,
    parts: parseReportParts(row),
    expiresAt: row.expires_at,
  };
}

function getLinkState(
  link: { id: string; revoked_at: string | null; created_at: string; expires_at: string },
  now: Date,
): ReportLink["state"] {
  if (link.revoked_at !== null || revocations.isRevoked(link.id)) return "revoked";
  const isValid = link.expires_at > now.toISOString() && link.created_at <= getLatestIssue(now);
  return isValid ? "open" : "expired";
}

const partsSchema = z.array(z.string());

/** The parts a link shows; none when they cannot be read. */
export function parseReportParts({ id, parts }: { id: string; parts: string }): ReportPart[] {
  const stored = parseStoredJson(partsSchema, parts, { table: "report_links", id }) ?? [];
  return REPORT_PARTS.filter((part) => stored.includes(part));
}
