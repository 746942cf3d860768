import { mkdir, rename, writeFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { createTransport } from "nodemailer";
import { env } from "~/platform/env.server";
import { log } from "~/platform/log.server";
import { fileOf, type QueuedMail } from "./outbox.server";

/** A try that has not ended by then has failed; shorter than a claim, so that nobody else is at the same mail. */
const TRY_IN_MS = 60_000;
const CONNECTIONS = 3;

export interface Transport {
  /** Throws when the mail could not be handed over, or not before `cut`. */
  send(mail: QueuedMail, cut: AbortSignal): Promise<void>;
  close(): void;
}

/** Whether mail leaves this machine. */
export const mailLeaves = env.SMTP_URL !== undefined;

const from =
  env.MAIL_FROM ??
  `Pathlight <no-reply@${env.APP_URL ? new URL(env.APP_URL).hostname : "localhost"}>`;
const domain = /@([^>]+)/.exec(from)?.[1] ?? "localhost";

/** The operator's mail server, or files in the data folder where there is none. */
export function openTransport(): Transport {
  return env.SMTP_URL ? smtp(env.SMTP_URL) : files();
}

function smtp(url: string): Transport {
  const server = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    ...NOTHING_FROM_ELSEWHERE,
  });
  return {
    async send(mail, cut) {
      await server.sendMail({
        ...message(mail),
        signal: AbortSignal.any([cut, AbortSignal.timeout(TRY_IN_MS)]),
      });
      log.info({ mail: mail.id }, "mail sent");
    },
    close: () => server.close(),
  };
}

function files(): Transport {
  const writer = createTransport({
    streamTransport: true,
    buffer: true,
    ...NOTHING_FROM_ELSEWHERE,
  });
  return {
    async send(mail) {
      const { message: bytes } = await writer.sendMail(message(mail));
      const file = fileOf(mail);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      // Whoever watches the folder never reads half a mail.
      await writeFile(`${file}.part`, bytes, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log.info(
        { mail: mail.id, file: basename(file) },
        "mail written to the outbox folder: no SMTP_URL is set",
      );
    },
    close: () => writer.close(),
  };
}

const NOTHING_FROM_ELSEWHERE = { disableFileAccess: true, disableUrlAccess: true };

function message({ id, recipient, subject, text, html, created_at }: QueuedMail) {
  return {
    from,
    to: { name: "", address: recipient },
    subject,
    text,
    html,
    date: new Date(created_at),
    // The same for every try: should one arrive twice, mail programs show it once.
    messageId: `<${id}@${domain}>`,
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
  };
}
