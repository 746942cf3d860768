import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { env } from "~/platform/env.server";
import { log } from "~/platform/log.server";
import { getMailFilePath, type QueuedMail } from "./outbox.server";

/** Time limit of an attempt; shorter than a claim, so no other sender works on the same mail. */
const SEND_TIMEOUT_IN_MS = 60_000;
const MAX_CONNECTIONS = 3;

export interface Transport {
  /** Throws if the mail could not be delivered, or not before `cut` aborts. */
  send(mail: QueuedMail, signal: AbortSignal): Promise<void>;
  /** Undoes a delivery, if possible. */
  discard(mail: QueuedMail): Promise<void>;
  close(): void;
}

/** Whether an SMTP server is configured. */
export const isMailConfigured = env.SMTP_URL !== undefined;

const senderAddress =
  env.MAIL_FROM ??
  `Pathlight <no-reply@${env.APP_URL ? new URL(env.APP_URL).hostname : "localhost"}>`;
const senderDomain = /@([^>]+)/.exec(senderAddress)?.[1] ?? "localhost";

/** The operator's mail server, or files in the data folder without one. */
export function openTransport(): Transport {
  return env.SMTP_URL ? createSmtpTransport(env.SMTP_URL) : createFileTransport();
}

function createSmtpTransport(url: string): Transport {
  const connect = async () =>
    (await import("nodemailer")).createTransport({
      url,
      pool: true,
      maxConnections: MAX_CONNECTIONS,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      ...NO_EXTERNAL_CONTENT,
    });
  // With the first mail: a start needn't load it.
  let transporter: ReturnType<typeof connect> | undefined;
  return {
    async send(mail, signal) {
      transporter ??= connect();
      await (await transporter).sendMail({
        ...toMessage(mail),
        signal: AbortSignal.any([signal, AbortSignal.timeout(SEND_TIMEOUT_IN_MS)]),
      });
      log.info({ mail: mail.id }, "mail sent");
    },
    discard: async () => undefined,
    close: () => void transporter?.then((opened) => opened.close()),
  };
}

function createFileTransport(): Transport {
  return {
    async send(mail) {
      const { createTransport } = await import("nodemailer");
      const composer = createTransport({
        streamTransport: true,
        buffer: true,
        ...NO_EXTERNAL_CONTENT,
      });
      const { message: bytes } = await composer.sendMail(toMessage(mail));
      const file = getMailFilePath(mail);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      // Rename, so readers of the folder never see a partial mail.
      await writeFile(`${file}.part`, bytes, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log.info(
        { mail: mail.id, file: basename(file) },
        "mail written to the outbox folder: no SMTP_URL is set",
      );
    },
    discard: (mail) => rm(getMailFilePath(mail), { force: true }),
    close: () => undefined,
  };
}

const NO_EXTERNAL_CONTENT = { disableFileAccess: true, disableUrlAccess: true };

function toMessage({ id, recipient, subject, text, html, calendar, created_at }: QueuedMail) {
  return {
    from: senderAddress,
    to: { name: "", address: recipient },
    subject,
    text,
    html,
    ...(calendar !== null && {
      attachments: [
        {
          filename: "session.ics",
          content: calendar,
          contentType: `text/calendar; charset=utf-8; method=${getMethod(calendar)}`,
        },
      ],
    }),
    date: new Date(created_at),
    // The same for every attempt: if it arrives twice, email clients show it once.
    messageId: `<${id}@${senderDomain}>`,
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
  };
}

/** PUBLISH or CANCEL, as the file says: mail programs read it from the headers. */
function getMethod(calendar: string): string {
  return /^METHOD:([A-Z]+)/m.exec(calendar)?.[1] ?? "PUBLISH";
}
