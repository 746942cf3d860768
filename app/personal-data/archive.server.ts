import type { Readable } from "node:stream";
import { exportAccount } from "~/accounts/personal-data.server";
import { getOwnerId, type Profile } from "~/accounts/auth-api/profile";
import {
  collectUnreadable,
  countUnreadable,
  describeUnreadable,
} from "~/platform/database/unreadable-entries.server";
import { toCsv } from "./csv";
import { renderExportPage } from "./export-page";
import { exportPersonalData } from "./registry.server";

/**
 * All of an owner's data as one ZIP: a web page, JSON and CSV. Compressed off the main thread while
 * streaming.
 */
export async function createArchive(profile: Profile, now: Date): Promise<Readable> {
  const owner = getOwnerId(profile);
  const stored = await collectUnreadable(async () => ({
    sections: await exportPersonalData(owner),
    notice: describeUnreadable(),
    unreadable: countUnreadable(),
  }));
  const sections = [exportAccount(profile), ...stored.sections];
  const rowsByTable = Object.fromEntries(sections.map(({ table, rows }) => [table, rows]));
  const { ZipFile } = await import("yazl");
  const zip = new ZipFile();
  const addFile = (path: string, content: string) =>
    zip.addBuffer(Buffer.from(content), path, { mtime: now });
  addFile(
    "index.html",
    renderExportPage({
      name: profile.displayName || profile.name,
      sections,
      notice: stored.notice,
      now,
    }),
  );
  const data = { exportedAt: now.toISOString(), unreadable: stored.unreadable, ...rowsByTable };
  addFile("data.json", `${JSON.stringify(data, null, 2)}\n`);
  for (const { table, displayRows } of sections)
    if (displayRows.length > 0) addFile(`csv/${table}.csv`, toCsv(displayRows));
  const output = zip.outputStream as Readable;
  zip.once("error", (error: Error) => output.destroy(error));
  zip.end();
  return output;
}
