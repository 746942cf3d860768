import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterAll, expect } from "vitest";

/** A real mail server on this machine, closed after the file's tests. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0) {
  const mails: Email[] = [];
  const waiting: (() => void)[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail);
          done();
          for (const notify of waiting) notify();
        });
      });
    },
    ...options,
  });
  // A client that is killed breaks its connection off.
  server.on("error", ({ code }: NodeJS.ErrnoException) => expect(code).toBe("ECONNRESET"));
  await new Promise<void>((ready) => {
    server.listen(port, "127.0.0.1", ready);
  });
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
    });
  afterAll(close);
  const boundPort = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${boundPort}`,
    port: boundPort,
    mails,
    close,
    /** The mails, once there are that many. */
    async waitForMails(count: number): Promise<Email[]> {
      await new Promise<void>((enough) => {
        const notify = () => {
          if (mails.length >= count) enough();
        };
        waiting.push(notify);
        notify();
      });
      return mails;
    },
  };
}
