import { createHash, randomBytes } from "node:crypto";
import type { Kysely, Updateable } from "kysely";
import { insertDraftProfile } from "~/mentoring/directory/profiles.server";
import { getLatestIssue } from "~/platform/clock/latest-issue";
import { db, runTransaction } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import type { MentorApplicationsTable } from "~/platform/database/tables/messages";
import { queueMail } from "~/platform/mail/outbox.server";
import { approvedEmail, declinedEmail, invitationEmail } from "./emails";
import { type SentApplication, toApplication } from "./queries.server";

/** For how long the link in the email can be used. */
const INVITATION_DAYS = 30;
const DAY_IN_MS = 24 * 60 * 60 * 1000;

export type DecisionProblem = "not-found" | "decided" | "operator" | "mentor-already";
type DecisionOutcome = { ok: true } | { ok: false; problem: DecisionProblem };

/**
 * Approves an application. An applicant who was signed in becomes a mentor at once; one without an
 * account gets a link by email, which only someone who reads that mailbox can use.
 */
export function approveApplication(
  id: string,
  origin: string,
  now: Date,
): Promise<DecisionOutcome> {
  return runTransaction(async (transaction): Promise<DecisionOutcome> => {
    const row = await findWaiting(transaction, id);
    if (!row.ok) return row;
    const { application, owner } = row;
    const account = await findAccount(transaction, owner);
    if (!account) {
      const token = randomBytes(32).toString("base64url");
      const decision = { state: "approved", token_hash: hashToken(token) };
      await decide(transaction, id, decision, now);
      const message = invitationEmail(application, origin, token);
      await queueMail(owner, application.email, message, transaction);
      return { ok: true };
    }
    const problem = await makeMentor(transaction, account, application, now);
    if (problem) return { ok: false, problem };
    await decide(transaction, id, { state: "accepted" }, now);
    await queueMail(owner, account.email, approvedEmail(application, origin), transaction);
    return { ok: true };
  });
}

export function declineApplication(
  id: string,
  reason: string,
  origin: string,
  now: Date,
): Promise<DecisionOutcome> {
  return runTransaction(async (transaction): Promise<DecisionOutcome> => {
    const row = await findWaiting(transaction, id);
    if (!row.ok) return row;
    await decide(transaction, id, { state: "declined", reason }, now);
    const { application, owner } = row;
    const message = declinedEmail(application, reason, origin);
    await queueMail(owner, application.email, message, transaction);
    return { ok: true };
  });
}

/** The approved application a link belongs to; undefined if it was used, is too old or never existed. */
export async function findInvitation(
  token: string,
  now: Date,
  connection: Kysely<Tables> = db,
): Promise<SentApplication | undefined> {
  const row = await connection
    .selectFrom("mentor_applications")
    .selectAll()
    .where("token_hash", "=", hashToken(token))
    .where("state", "=", "approved")
    .where("decided_at", ">", new Date(now.getTime() - INVITATION_DAYS * DAY_IN_MS).toISOString())
    .where("decided_at", "<=", getLatestIssue(now))
    .executeTakeFirst();
  return row && toApplication(row);
}

/** Makes the signed-in account the mentor that an emailed link was sent to, once. */
export function acceptInvitation(
  token: string,
  owner: string,
  now: Date,
): Promise<DecisionOutcome> {
  return runTransaction(async (transaction): Promise<DecisionOutcome> => {
    const application = await findInvitation(token, now, transaction);
    if (!application) return { ok: false, problem: "not-found" };
    const account = (await findAccount(transaction, owner)) ?? { id: owner, user_type: "" };
    const problem = await makeMentor(transaction, account, application, now);
    if (problem) return { ok: false, problem };
    const decision = { state: "accepted", token_hash: null, owner_id: owner };
    await decide(transaction, application.id, decision, now);
    return { ok: true };
  });
}

/** An operator stays an operator: a user type names one role. */
async function makeMentor(
  connection: Kysely<Tables>,
  account: { id: string; user_type: string },
  application: SentApplication,
  now: Date,
): Promise<"operator" | "mentor-already" | undefined> {
  if (account.user_type === "admin") return "operator";
  if (account.user_type === "mentor") return "mentor-already";
  await insertDraftProfile(account.id, application, now, connection);
  await connection
    .updateTable("users")
    .set({ user_type: "mentor" })
    .where("id", "=", account.id)
    .execute();
  return undefined;
}

async function findWaiting(
  connection: Kysely<Tables>,
  id: string,
): Promise<
  | { ok: true; application: SentApplication; owner: string }
  | { ok: false; problem: "not-found" | "decided" }
> {
  const row = await connection
    .selectFrom("mentor_applications")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return { ok: false, problem: "not-found" };
  if (row.state !== "waiting") return { ok: false, problem: "decided" };
  return { ok: true, application: toApplication(row), owner: row.owner_id };
}

async function decide(
  connection: Kysely<Tables>,
  id: string,
  columns: Updateable<MentorApplicationsTable>,
  now: Date,
): Promise<void> {
  await connection
    .updateTable("mentor_applications")
    .set({ ...columns, decided_at: now.toISOString() })
    .where("id", "=", id)
    .execute();
}

function findAccount(connection: Kysely<Tables>, owner: string) {
  return connection
    .selectFrom("users")
    .select(["id", "email", "user_type"])
    .where("id", "=", owner)
    .executeTakeFirst();
}

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
