import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect } from "./test";

const outbox = join(process.env.E2E_DATA_DIR ?? "", "outbox");

async function findMail(address: string, subject: string) {
  const mails = await Promise.all(
    readdirSync(outbox)
      .filter((name) => name.endsWith(".eml"))
      .map((name) => PostalMime.parse(readFileSync(join(outbox, name)))),
  );
  return mails.find(
    (mail) => mail.subject === subject && mail.to?.some((to) => to.address === address),
  );
}

/** The mail with this subject in someone's mailbox, once the server has written it. */
export async function waitForMailTo(address: string, subject: string) {
  await expect.poll(async () => (await findMail(address, subject))?.subject).toBe(subject);
  const mail = await findMail(address, subject);
  return {
    text: mail?.text ?? "",
    link: /https?:\/\/\S+\?token=\S+/.exec(mail?.text ?? "")?.[0] ?? "",
  };
}
