import type { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { readAccount } from "~/accounts/export.server";
import { ownerOf, type Profile } from "~/accounts/profile";
import { mentoringDays } from "~/mentoring/calendar.server";
import { toCalendar } from "./calendar";
import { toCsv } from "./csv";
import { toPage } from "./page";
import { readRecords } from "./rooms.server";

/** Everything kept of a person as one ZIP: a page to read, JSON, CSV, a calendar. Compressed off the main thread as it is sent. */
export async function zipOf(profile: Profile, now: Date): Promise<Readable> {
  const owner = ownerOf(profile);
  const sections = [readAccount(profile), ...(await readRecords(owner))];
  const stored = Object.fromEntries(sections.map(({ table, stored: rows }) => [table, rows]));
  const zip = new ZipFile();
  const add = (path: string, content: string) =>
    zip.addBuffer(Buffer.from(content), path, { mtime: now });
  add("index.html", toPage(profile.displayName || profile.name, sections, now));
  add("data.json", `${JSON.stringify({ exportedAt: now.toISOString(), ...stored }, null, 2)}\n`);
  for (const { table, shown } of sections) add(`csv/${table}.csv`, toCsv(shown));
  add("calendar/mentoring.ics", toCalendar(await mentoringDays(owner), now));
  const output = zip.outputStream as Readable;
  zip.once("error", (error: Error) => output.destroy(error));
  zip.end();
  return output;
}
