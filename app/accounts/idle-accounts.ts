const DAY_IN_MS = 24 * 60 * 60 * 1000;
/** So long before the deletion of an idle account, its person gets an email. */
const FIRST_NOTICE_DAYS = 30;
const LAST_NOTICE_DAYS = 7;

/** An account’s last use, and the emails since; ISO 8601. */
export interface IdleAccount {
  lastUsedAt: string;
  firstNoticeAt: string | null;
  lastNoticeAt: string | null;
}

export type IdleStep = "keep" | "first-notice" | "last-notice" | "delete";

/** When an idle account is deleted at the earliest, with both emails in time before it. */
export function getDeletionTime(
  { lastUsedAt, firstNoticeAt, lastNoticeAt }: IdleAccount,
  months: number,
  now: Date,
): Date {
  const first = firstNoticeAt === null ? now : new Date(firstNoticeAt);
  const last = firstNoticeAt === null || lastNoticeAt === null ? now : new Date(lastNoticeAt);
  return new Date(
    Math.max(
      addMonths(new Date(lastUsedAt), months).getTime(),
      first.getTime() + FIRST_NOTICE_DAYS * DAY_IN_MS,
      last.getTime() + LAST_NOTICE_DAYS * DAY_IN_MS,
    ),
  );
}

/** What is due for an account that may be idle. Each email has its time before the deletion, even if it went out late. */
export function decideIdleStep(account: IdleAccount, months: number, now: Date): IdleStep {
  const { lastUsedAt, firstNoticeAt, lastNoticeAt } = account;
  const end = addMonths(new Date(lastUsedAt), months).getTime();
  if (firstNoticeAt === null)
    return now.getTime() >= end - FIRST_NOTICE_DAYS * DAY_IN_MS ? "first-notice" : "keep";
  if (lastNoticeAt === null) {
    const earliest = new Date(firstNoticeAt).getTime() + FIRST_NOTICE_DAYS * DAY_IN_MS;
    const dueAt = Math.max(end, earliest) - LAST_NOTICE_DAYS * DAY_IN_MS;
    return now.getTime() >= dueAt ? "last-notice" : "keep";
  }
  return now >= getDeletionTime(account, months, now) ? "delete" : "keep";
}

/** The same day of a later month, or the last day of a shorter one. */
export function addMonths(date: Date, months: number): Date {
  const result = new Date(date);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0));
  result.setUTCDate(Math.min(date.getUTCDate(), lastDay.getUTCDate()));
  return result;
}
