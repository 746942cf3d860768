import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { checkClock } from "~/platform/clock/clock.server";
import { log } from "~/platform/log.server";
import {
  outboxEvents,
  claimDueMail,
  deleteOldMail,
  markFailed,
  markSent,
  type QueuedMail,
  rescheduleMail,
} from "./outbox.server";
import { isPermanentFailure, getNextAttempt } from "./retry";
import { openTransport, type Transport } from "./transport.server";
import { readSmtpError } from "./smtp-error";

const BATCH_SIZE = 3;
const POLL_INTERVAL_IN_MS = 5000;
const CLEANUP_INTERVAL_IN_MS = 60 * 60 * 1000;
/** Of mails due by a clock that isn't trusted, only these are sent. */
const RECENT_IN_MS = 24 * 60 * 60 * 1000;
const SHUTDOWN_GRACE_IN_MS = 5000;

/**
 * Sends the mails in the outbox, each at least once, until stopped. Attempts in progress then get a
 * moment to finish.
 */
export function startMailSender(transport: Transport = openTransport()): { stop(): Promise<void> } {
  const stopController = new AbortController();
  const abortController = new AbortController();
  const finished = runSender(transport, stopController.signal, abortController.signal);
  return {
    async stop() {
      stopController.abort();
      outboxEvents.emit("mail");
      const graceTimer = setTimeout(() => abortController.abort(), SHUTDOWN_GRACE_IN_MS);
      await finished;
      clearTimeout(graceTimer);
      transport.close();
    },
  };
}

async function runSender(
  transport: Transport,
  stopSignal: AbortSignal,
  abortSignal: AbortSignal,
): Promise<void> {
  let nextCleanupAt = 0;
  while (!stopSignal.aborted) {
    // Subscribe before checking, so no notification is missed in between.
    const wakeUp = waitForMail();
    const batch = await processBatch(transport, abortSignal, nextCleanupAt);
    if (batch.cleaned) nextCleanupAt = performance.now() + CLEANUP_INTERVAL_IN_MS;
    if (batch.mails === 0 && !stopSignal.aborted) await wakeUp.promise;
    wakeUp.cancel();
  }
}

/** One round. An error here (a full disk, a locked database) must not stop the loop. */
async function processBatch(
  transport: Transport,
  abortSignal: AbortSignal,
  nextCleanupAt: number,
): Promise<{ mails: number; cleaned: boolean }> {
  try {
    const now = new Date();
    const isTrusted = await checkClock(now);
    const since = isTrusted ? undefined : new Date(now.getTime() - RECENT_IN_MS);
    const mails = await claimDueMail(BATCH_SIZE, now, since);
    await Promise.all(mails.map((mail) => deliver(transport, mail, abortSignal)));
    const isCleanupDue = isTrusted && performance.now() >= nextCleanupAt;
    if (isCleanupDue) await deleteOldMail(now);
    return { mails: mails.length, cleaned: isCleanupDue };
  } catch (error) {
    log.error({ err: error }, "the outbox could not be read");
    return { mails: 0, cleaned: false };
  }
}

async function deliver(
  transport: Transport,
  mail: QueuedMail,
  abortSignal: AbortSignal,
): Promise<void> {
  try {
    await transport.send(mail, abortSignal);
  } catch (error) {
    return handleFailure(mail, error);
  }
  if (!(await markSent(mail.id, new Date()))) await transport.discard(mail);
}

async function handleFailure(mail: QueuedMail, error: unknown): Promise<void> {
  const nextAttempt = isPermanentFailure(error)
    ? undefined
    : getNextAttempt(mail.attempts, new Date(mail.created_at), new Date());
  // Never log the error message: mail servers repeat addresses in it.
  const { code, responseCode } = readSmtpError(error);
  const details = { mail: mail.id, attempts: mail.attempts, code, responseCode, next: nextAttempt };
  if (nextAttempt) {
    log.warn(details, "mail not sent, it will be tried again");
    return rescheduleMail(mail.id, nextAttempt);
  }
  log.error(details, "mail given up");
  return markFailed(mail.id);
}

/** Resolves when a mail is queued or it is time to check for due ones. */
function waitForMail(): { promise: Promise<unknown>; cancel(): void } {
  const cancelled = new AbortController();
  const { signal } = cancelled;
  const promise = Promise.race([
    once(outboxEvents, "mail", { signal }),
    pause(POLL_INTERVAL_IN_MS, undefined, { signal }),
  ]).catch(() => undefined);
  return { promise, cancel: () => cancelled.abort() };
}
