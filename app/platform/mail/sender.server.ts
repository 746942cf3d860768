import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { log } from "~/platform/log.server";
import {
  arrivals,
  claimDue,
  cleanOutbox,
  giveUp,
  markSent,
  type QueuedMail,
  tryAgain,
} from "./outbox.server";
import { isFinal, nextTry } from "./retry";
import { openTransport, type Transport } from "./transport.server";

const AT_ONCE = 3;
const LOOK_EVERY_IN_MS = 10_000;
const CLEAN_EVERY_IN_MS = 60 * 60 * 1000;
const LAST_TRIES_IN_MS = 5000;

/** Sends what is in the outbox, at least once each, until it is stopped. Tries in progress then get a moment to end. */
export function startSender(transport: Transport = openTransport()): { stop(): Promise<void> } {
  const stopped = new AbortController();
  const cut = new AbortController();
  const ended = run(transport, stopped.signal, cut.signal);
  return {
    async stop() {
      stopped.abort();
      arrivals.emit("mail");
      const patience = setTimeout(() => cut.abort(), LAST_TRIES_IN_MS);
      await ended;
      clearTimeout(patience);
      transport.close();
    },
  };
}

async function run(transport: Transport, stopped: AbortSignal, cut: AbortSignal): Promise<void> {
  let cleanAt = 0;
  while (!stopped.aborted) {
    // Listening begins before looking, so that nothing arrives unheard in between.
    const arrival = nextArrival();
    const found = await look(transport, cut, cleanAt);
    if (found.cleaned) cleanAt = Date.now() + CLEAN_EVERY_IN_MS;
    if (found.mails === 0 && !stopped.aborted) await arrival.promise;
    arrival.cancel();
  }
}

/** One round. What goes wrong here (a full disk, a locked database) must not end the rounds. */
async function look(
  transport: Transport,
  cut: AbortSignal,
  cleanAt: number,
): Promise<{ mails: number; cleaned: boolean }> {
  try {
    const mails = await claimDue(AT_ONCE, new Date());
    await Promise.all(mails.map((mail) => deliver(transport, mail, cut)));
    const isTime = Date.now() >= cleanAt;
    if (isTime) await cleanOutbox(new Date());
    return { mails: mails.length, cleaned: isTime };
  } catch (error) {
    log.error({ err: error }, "the outbox could not be read");
    return { mails: 0, cleaned: false };
  }
}

async function deliver(transport: Transport, mail: QueuedMail, cut: AbortSignal): Promise<void> {
  try {
    await transport.send(mail, cut);
  } catch (error) {
    return failed(mail, error);
  }
  return markSent(mail.id, new Date());
}

async function failed(mail: QueuedMail, error: unknown): Promise<void> {
  const next = isFinal(error)
    ? undefined
    : nextTry(mail.attempts, new Date(mail.created_at), new Date());
  // Never the error's own words: mail servers repeat the address in them.
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const facts = { mail: mail.id, attempts: mail.attempts, code, responseCode, next };
  if (next) {
    log.warn(facts, "mail not sent, it will be tried again");
    return tryAgain(mail.id, next);
  }
  log.error(facts, "mail given up");
  return giveUp(mail.id);
}

/** The next mail that is queued, or the time to look for those that fell due. */
function nextArrival(): { promise: Promise<unknown>; cancel(): void } {
  const cancelled = new AbortController();
  const { signal } = cancelled;
  const promise = Promise.race([
    once(arrivals, "mail", { signal }),
    pause(LOOK_EVERY_IN_MS, undefined, { signal }),
  ]).catch(() => undefined);
  return { promise, cancel: () => cancelled.abort() };
}
