import { suspendedEmail, suspensionLiftedEmail } from "~/accounts/emails";
import { queueSecurityEmail } from "~/accounts/security-email.server";
import { liftSuspension, suspendUser } from "~/accounts/store/suspensions.server";
import { findUserByEmail } from "~/accounts/store/users.server";
import { cancelSuspendedSessions } from "~/mentoring/mentor-side/erase.server";
import { runTransaction } from "~/platform/database/connection.server";
import { logSecurityEvent } from "~/platform/security-log.server";

export type SuspensionProblem = "unknown" | "own" | "already";

interface SuspensionRequest {
  email: string;
  reason: string;
  /** The account of the operator who asks for it. */
  operator: string;
  origin: string;
}

/** Suspends an account, cancels its mentor sessions to come and emails the person; or says why not. */
export async function suspendAccount(
  { email, reason, operator, origin }: SuspensionRequest,
  now: Date,
): Promise<SuspensionProblem | undefined> {
  const outcome = await runTransaction(async (transaction) => {
    const user = await findUserByEmail(email, transaction);
    if (!user) return "unknown";
    if (user.id === operator) return "own";
    if (user.suspended_at !== null) return "already";
    await suspendUser(user.id, reason, now, transaction);
    await cancelSuspendedSessions(user.id, transaction);
    await queueSecurityEmail(user, suspendedEmail(origin, reason), transaction);
    return { account: user.id };
  });
  if (typeof outcome === "string") return outcome;
  logSecurityEvent("account-suspended", { ...outcome, operator });
  return undefined;
}

/** False if the account isn't suspended. */
export async function liftAccountSuspension(
  account: string,
  operator: string,
  origin: string,
): Promise<boolean> {
  const isLifted = await runTransaction(async (transaction) => {
    const user = await liftSuspension(account, transaction);
    if (user) await queueSecurityEmail(user, suspensionLiftedEmail(origin), transaction);
    return user !== undefined;
  });
  if (isLifted) logSecurityEvent("suspension-lifted", { account, operator });
  return isLifted;
}
