// Must be first: nothing else may load if Node is too old, and a start can be stopped from here on.
import "~/platform/node-version.server";
import { isEntry, setStop } from "~/platform/stop-signals.server";
import * as build from "virtual:remix/server-build";
import { keepForms } from "~/accounts/kept-forms/keep-forms.server";
import { guards } from "~/accounts/session/guards.server";
import { checkClock } from "~/platform/clock/clock.server";
import { migrate } from "~/platform/database/migrate.server";
import { database, db } from "~/platform/database/connection.server";
import { VARIABLES } from "~/platform/env-schema.server";
import { env } from "~/platform/env.server";
import { countDueJobs } from "~/platform/jobs/queue.server";
import { countUnsentMail } from "~/platform/mail/outbox.server";
import { addGauge } from "~/platform/metrics/metrics.server";
import { createFindRoute } from "~/platform/http/find-route";
import { listen } from "~/platform/http/listen.server";
import { createPageMatcher } from "~/platform/http/page-cache/cacheable-page";
import { createPageCache } from "~/platform/http/page-cache/page-cache.server";
import { protectRoutes } from "~/platform/http/protect-routes";
import { answerStorageFailures } from "~/platform/http/storage-failures.server";
import { createWebServer, isPathOutside } from "~/platform/http/web-server.server";
import { log } from "~/platform/log.server";
import { findMisspelledNames } from "~/platform/misspelled-names";
import { TIME_ZONE_COOKIE } from "~/mentoring/booking/cached-times";
import { startMailSender } from "~/platform/mail/sender.server";
import {
  JOB_INTERVIEW_JOB_HANDLERS,
  JOB_INTERVIEW_REMINDER_JOBS,
} from "~/job-interviews/jobs.server";
import { REMINDER_JOBS, SESSION_JOB_HANDLERS } from "~/mentoring/sessions/jobs.server";
import { runDueJobs, startJobs } from "~/platform/jobs/runner.server";
import { startCleanUp } from "~/personal-data/clean-up.server";
import { guardMentorPages } from "~/routes/mentoring/guard.server";
import { normalizePreferenceCookies } from "~/preferences/cookie.server";
import { WEEKLY_JOB_HANDLERS, WEEKLY_REMINDER_JOBS } from "~/today/weekly-email.server";
import { stopWorkers } from "~/practice/text-analysis/pool.server";
import { exitWithMessage } from "~/platform/exit.server";

// The exports stock remix-serve needs.
export * from "virtual:remix/server-build";
export const routes = answerStorageFailures(
  keepForms(protectRoutes(build.routes, { ...guards, mentor: guardMentorPages })),
);
// Called by the tests of the clean-up.
export { cleanUp } from "~/personal-data/clean-up.server";
const JOB_HANDLERS = {
  ...SESSION_JOB_HANDLERS,
  ...JOB_INTERVIEW_JOB_HANDLERS,
  ...WEEKLY_JOB_HANDLERS,
};
/** Does what is due at a time. Called by the tests of what only time does. */
export const runJobs = (now: Date) => runDueJobs(JOB_HANDLERS, now);
// Called by the tests of what is ended while the database can’t be written.
export { saveRevocations } from "~/platform/database/revocations.server";
// Called by scripts/seed-demo.mjs.
export { seedDemo } from "~/demo/seed.server";

const STOP_DEADLINE_IN_MS = 9500;

await migrate(database);
await checkClock(new Date());

const findRoute = createFindRoute(routes);
const { app, state } = createWebServer({ ...build, routes }, findRoute);
export { app };
// Called by scripts/dev.mjs.
export { env, log };

/** What the server does beside answering requests. */
export function startBackgroundWork(): { stop: () => Promise<void> } {
  const sender = startMailSender();
  const jobs = startJobs(JOB_HANDLERS, [
    ...REMINDER_JOBS,
    ...JOB_INTERVIEW_REMINDER_JOBS,
    ...WEEKLY_REMINDER_JOBS,
  ]);
  const cleanUp = startCleanUp();
  return {
    async stop() {
      cleanUp.stop();
      await Promise.all([jobs.stop(), sender.stop()]);
    },
  };
}

/** Ends the worker threads and closes the database, once nothing uses them any more. */
export async function closeResources(): Promise<void> {
  await stopWorkers();
  await db.destroy();
}

/** Settings that have no effect, or another one than may be expected. */
function warnAboutSettings(port: number): void {
  for (const { name, intended } of findMisspelledNames(process.env, Object.keys(VARIABLES)))
    log.warn(`${name} is not a setting of Pathlight. Should it be ${intended}?`);
  if (env.SMTP_URL && !env.APP_URL)
    log.warn(
      `APP_URL is not set: links in mail lead to http://localhost:${port}. Set it to the public address.`,
    );
  if (env.APP_URL?.startsWith("https:") && env.TRUST_PROXY === 0)
    log.warn(
      "APP_URL is https but TRUST_PROXY is 0: everyone behind the proxy shares its rate limits. Set TRUST_PROXY to the number of proxies in front.",
    );
  if (env.DATABASE_URL && !env.SESSION_SECRET)
    log.warn(
      "SESSION_SECRET is not set: this server signs with the secret in its DATA_DIR. Set it if several servers use this database, to the same value on each.",
    );
  if (env.AUTH_API_URL && (env.GOOGLE_CLIENT_ID || env.LINKEDIN_CLIENT_ID))
    log.warn(
      "Not used with AUTH_API_URL: GOOGLE_… and LINKEDIN_…. The external account server doesn’t know their accounts.",
    );
  if (env.AUTH_API_URL && env.IDLE_ACCOUNT_MONTHS)
    log.warn(
      "Not used with AUTH_API_URL: IDLE_ACCOUNT_MONTHS. Delete idle accounts on the account server.",
    );
}

/** Listens until SIGTERM or SIGINT, then finishes the requests in progress and ends the process. */
export function start(): void {
  const backgroundWork = startBackgroundWork();
  const pageCache = createPageCache({
    getPolicy: createPageMatcher({
      routes,
      otherPaths: ["/healthz"],
      isOutside: isPathOutside,
      findRoute,
    }),
    normalizeCookies: (header) => normalizePreferenceCookies(header, [TIME_ZONE_COOKIE]),
    render: (request) => app.fetch(request, { isForPageCache: true }),
  });
  addGauge("pathlight_mail_unsent", "Emails that aren't sent yet.", countUnsentMail);
  addGauge("pathlight_jobs_due", "Jobs that should have been done by now.", () =>
    countDueJobs(new Date()),
  );
  addGauge(
    "pathlight_page_cache_bytes",
    "Bytes of stored pages.",
    () => pageCache?.size().bytes ?? 0,
  );
  const listener = { app, state, pageCache, port: env.PORT, hostname: env.HOST };
  const { server, connections } = listen(listener, ({ port }) => {
    warnAboutSettings(port);
    log.info(`Pathlight is ready on http://${env.HOST ?? "localhost"}:${port}`);
  });
  server.on("error", (error: NodeJS.ErrnoException) =>
    exitWithMessage(
      `it cannot listen on port ${env.PORT}${env.HOST ? ` of ${env.HOST}` : ""} (${error.code ?? error.message}). Set PORT${env.HOST ? " or HOST" : ""} to another one.`,
    ),
  );

  setStop(async (signal) => {
    if (state.isStopping) return;
    state.isStopping = true;
    const stoppedAt = performance.now();
    setTimeout(() => process.exit(1), STOP_DEADLINE_IN_MS).unref();
    const [cutOff] = await Promise.all([connections.close(), backgroundWork.stop()]);
    await closeResources();
    const ms = Math.round(performance.now() - stoppedAt);
    log.info({ signal, ms, cutOff }, "Pathlight has stopped");
    // Remix leaves timers running that would delay the exit by seconds.
    log.flush(() => process.exit(0));
  });
}

if (isEntry) start();
