import { setImmediate as nextTurn } from "node:timers/promises";
import type { Kysely } from "kysely";
import { embeddedAccounts } from "~/accounts/auth-api/index.server";
import { type IdleStep, decideIdleStep, getDeletionTime } from "~/accounts/idle-accounts";
import { IDLE_SUBJECTS, idleAccountEmail } from "~/accounts/idle-emails";
import {
  type IdleUser,
  findIdleUser,
  listUnusedUserIds,
  startMissingUses,
  storeNotices,
} from "~/accounts/store/idle-users.server";
import { deleteUser } from "~/accounts/store/users.server";
import { runTransaction } from "~/platform/database/connection.server";
import { unmarkErasedLater } from "~/platform/database/erased-owners.server";
import type { Tables } from "~/platform/database/tables";
import { env } from "~/platform/env.server";
import { getServerOrigin } from "~/platform/http/public-origin.server";
import { queueMail, wasMailSent } from "~/platform/mail/outbox.server";
import { isMailConfigured } from "~/platform/mail/transport.server";
import { logSecurityEvent } from "~/platform/security-log.server";
import { erasePersonalData } from "./registry.server";

/** No account that was used since then is near its first email. */
const UNUSED_AT_LEAST_IN_MS = 28 * 24 * 60 * 60 * 1000;

/** Emails the people of idle accounts, and deletes those whose time is over; without a mail server, neither. */
export async function deleteIdleAccounts(now: Date): Promise<void> {
  const months = env.IDLE_ACCOUNT_MONTHS;
  if (months === undefined || !isMailConfigured || !embeddedAccounts) return;
  await startMissingUses(now);
  for (const id of await listUnusedUserIds(new Date(now.getTime() - UNUSED_AT_LEAST_IN_MS))) {
    const step = await runTransaction((transaction) => takeStep(id, months, now, transaction));
    if (step === "delete") {
      logSecurityEvent("idle-account-deleted", { account: id });
      unmarkErasedLater(id);
    }
    // A transaction after the other keeps the thread: requests come in between.
    await nextTurn();
  }
}

async function takeStep(
  id: string,
  months: number,
  now: Date,
  connection: Kysely<Tables>,
): Promise<IdleStep> {
  const user = await findIdleUser(id, connection);
  if (!user) return "keep";
  const step = decideIdleStep(user, months, now);
  if (step === "keep") return step;
  if (step === "first-notice") {
    const at = now.toISOString();
    await storeNotices(id, { first_notice_at: at, last_notice_at: null }, connection);
    await sendNotice({ user, notice: step, months, now }, connection);
    return step;
  }
  if (!(await wasPreviousNoticeSent(user, step, connection))) {
    // It didn’t arrive: both emails start again.
    await storeNotices(id, { first_notice_at: null, last_notice_at: null }, connection);
    return "keep";
  }
  if (step === "last-notice") {
    await storeNotices(id, { last_notice_at: now.toISOString() }, connection);
    await sendNotice({ user, notice: step, months, now }, connection);
    return step;
  }
  await erasePersonalData(id, connection);
  await deleteUser(id, connection);
  return step;
}

async function sendNotice(
  {
    user,
    notice,
    months,
    now,
  }: { user: IdleUser; notice: "first-notice" | "last-notice"; months: number; now: Date },
  connection: Kysely<Tables>,
): Promise<void> {
  const deletedAt = getDeletionTime(
    notice === "first-notice" ? { ...user, firstNoticeAt: null, lastNoticeAt: null } : user,
    months,
    now,
  );
  const message = idleAccountEmail(notice, deletedAt, months, getServerOrigin());
  await queueMail(user.id, user.email, message, connection);
}

function wasPreviousNoticeSent(
  { id, firstNoticeAt, lastNoticeAt }: IdleUser,
  step: "last-notice" | "delete",
  connection: Kysely<Tables>,
): Promise<boolean> {
  const [notice, since] =
    step === "last-notice"
      ? (["first-notice", firstNoticeAt] as const)
      : (["last-notice", lastNoticeAt] as const);
  return wasMailSent({ owner: id, subject: IDLE_SUBJECTS[notice], since: since ?? "" }, connection);
}
