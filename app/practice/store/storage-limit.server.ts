import { type Kysely, sql } from "kysely";
import { db } from "~/platform/database/connection.server";
import { isVisitor } from "~/platform/database/owner-id";
import type { Tables } from "~/platform/database/tables";
import { createAddressLimit } from "~/platform/http/rate-limit.server";
import { formatRateLimit } from "~/platform/http/rate-limited.server";
import type { Refusal } from "~/platform/http/refuse-form.server";

const MIB = 1024 * 1024;
const DAY_IN_SECONDS = 24 * 60 * 60;

// A long answer with its review takes about 20 kB: hundreds for a visitor, thousands for an account.
const MAX_BYTES = {
  visitor: { drafts: 4 * MIB, answers: 12 * MIB },
  account: { drafts: 20 * MIB, answers: 100 * MIB },
};

/**
 * In kilobytes. A visitor without their cookie is a new owner, so what one network stores in a day is limited too;
 * a class of thirty stays far below.
 */
const storedKilobytes = createAddressLimit({
  name: "stored-kilobytes",
  points: 100 * 1024,
  seconds: DAY_IN_SECONDS,
});

/** Counts what was stored for a network. */
export async function countStored(ip: string, bytes: number): Promise<void> {
  if (bytes > 0) await storedKilobytes.consume(ip, Math.ceil(bytes / 1024));
}

/** Why this network can't store anything more for now; undefined if it can. */
export async function checkNetworkStorage(ip: string): Promise<Refusal | undefined> {
  const retryAfter = await storedKilobytes.getWait(ip);
  if (!retryAfter) return undefined;
  const message = formatRateLimit("Your network has saved a lot of text today.", retryAfter);
  return { message, status: 429, retryAfter };
}

/** The same, also for an owner whose answers, own questions, stories and job interviews take up all the space they can have. */
export async function checkAnswerStorage(owner: string, ip: string): Promise<Refusal | undefined> {
  const { rows } = await sql<{ bytes: number }>`select
    coalesce((select sum(octet_length(answer) + octet_length(review) + coalesce(octet_length(code), 0)
        + coalesce(octet_length(own_review), 0))
      from interview_answers where owner_id = ${owner}), 0)
    + coalesce((select sum(octet_length(answer) + octet_length(review))
      from interview_follow_ups where owner_id = ${owner}), 0)
    + coalesce((select sum(octet_length(prompt) + octet_length(points) + octet_length(sample))
      from own_questions where owner_id = ${owner}), 0)
    + coalesce((select sum(octet_length(telling) + octet_length(short_telling))
      from stories where owner_id = ${owner}), 0)
    + coalesce((select sum(octet_length(posting)) from job_interviews where owner_id = ${owner}), 0)
    + coalesce((select sum(octet_length(place) + octet_length(people))
      from job_interview_rounds where owner_id = ${owner}), 0)
    + coalesce((select sum(octet_length(own_questions))
      from interview_sessions where owner_id = ${owner}), 0)
    + coalesce((select sum(octet_length(opening) + octet_length(ask_them) + octet_length(next_steps))
      from job_interviews where owner_id = ${owner}), 0)
    + coalesce((select sum(octet_length(question)) from debrief_questions where owner_id = ${owner}), 0)
    + coalesce((select sum(octet_length(details)) from job_offers where owner_id = ${owner}), 0)
      as bytes`.execute(db);
  if ((rows[0]?.bytes ?? 0) >= getMaxBytes(owner).answers) return full(owner, "answers");
  return checkNetworkStorage(ip);
}

/** Why a draft of this size can't be stored besides the owner's other drafts. */
export async function checkDraftStorage(
  owner: string,
  growth: number,
  connection: Kysely<Tables>,
): Promise<Refusal | undefined> {
  const { bytes } = await connection
    .selectFrom("interview_drafts")
    .select(sql<number>`coalesce(sum(octet_length(fields)), 0)`.as("bytes"))
    .where("owner_id", "=", owner)
    .executeTakeFirstOrThrow();
  return growth > 0 && bytes + growth > getMaxBytes(owner).drafts
    ? full(owner, "drafts")
    : undefined;
}

function getMaxBytes(owner: string) {
  return isVisitor(owner) ? MAX_BYTES.visitor : MAX_BYTES.account;
}

function full(owner: string, kind: "drafts" | "answers"): Refusal {
  const max = getMaxBytes(owner)[kind] / MIB;
  const hint = isVisitor(owner) ? "Sign in for more space, or delete" : "Delete";
  return {
    message: `Your ${kind} take up all of the ${max} MB they can have, so this one can’t be saved. ${hint} old sessions first.`,
    status: 507,
  };
}
