// Must be first: nothing else may load if Node is too old.
import "~/platform/node-version.server";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Kysely } from "kysely";
import type { Tables } from "~/platform/database/tables";
import type { End, Header } from "./format";
import { writeNewFile } from "./new-file.server";
import { type CommandResult, getReason, Refusal, toResult } from "./refusal";
import { readSecrets } from "./secrets.server";
import { listMigrations, listTables } from "./snapshot-tables.server";
import { readSnapshot } from "./snapshot.server";

const ROWS_AT_A_TIME = 100;

/**
 * Writes the database and the secrets to a new file, also while a server runs.
 * @param path "-" for standard output
 */
export function run(path: string, signal: AbortSignal): Promise<CommandResult> {
  return toResult(async () => {
    const secrets = readSecrets();
    const write = (output: Writable) =>
      readSnapshot((snapshot) =>
        pipeline(Readable.from(writeLines(snapshot, secrets)), createGzip(), output, { signal }),
      );
    await (path === "-" ? write(process.stdout) : writeNewFile(path, write));
    return "Backed up. Whoever has the backup can read everything and sign in as anyone: keep it safe.";
  });
}

async function* writeLines(snapshot: Kysely<Tables>, secrets: string[]): AsyncGenerator<string> {
  try {
    const migrations = await listMigrations(snapshot);
    const header: Header = {
      format: "pathlight-backup",
      createdAt: new Date().toISOString(),
      migrations,
      secrets,
    };
    yield toLine(header);
    const end: End = { rows: 0 };
    for (const table of await listTables(migrations)) {
      const rows = snapshot.selectFrom(table as keyof Tables).selectAll();
      for await (const row of rows.stream(ROWS_AT_A_TIME)) {
        yield toLine([table, row]);
        end.rows += 1;
      }
    }
    yield toLine(end);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`The database cannot be read (${getReason(error)}).`);
  }
}

const toLine = (value: unknown) => `${JSON.stringify(value)}\n`;
