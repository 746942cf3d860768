import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { endSchema, type Header, headerSchema, reviveBytes, rowSchema } from "./format";
import { getReason, Refusal } from "./refusal";

const ROWS_AT_A_TIME = 100;

interface Batch {
  table: string;
  rows: Record<string, unknown>[];
}

export interface Backup {
  header: Header;
  /** The rest of it: rows of one table at a time. Fails if the backup is damaged. */
  batches: AsyncGenerator<Batch>;
}

/**
 * Opens a backup.
 * @param path "-" for standard input
 */
export async function openBackup(path: string): Promise<Backup> {
  const input = path === "-" ? process.stdin : createReadStream(path);
  const lines = readLines(input);
  try {
    const { value } = await lines.next();
    const header = headerSchema.safeParse(parse(value ?? ""));
    if (header.success) return { header: header.data, batches: readBatches(lines) };
  } catch (error) {
    if (isFileError(error))
      throw new Refusal(`${path} cannot be read (${getReason(error)}). Check the name.`);
  }
  input.destroy();
  throw new Refusal(`${path === "-" ? "Standard input" : path} is not a backup of Pathlight.`);
}

async function* readBatches(lines: AsyncGenerator<string>): AsyncGenerator<Batch> {
  let batch: Batch = { table: "", rows: [] };
  let count = 0;
  try {
    for await (const line of lines) {
      const value = parse(line);
      const end = endSchema.safeParse(value);
      if (end.success) {
        if (end.data.rows !== count) break;
        if (batch.rows.length > 0) yield batch;
        return;
      }
      const [table, row] = rowSchema.parse(value);
      if (table !== batch.table || batch.rows.length === ROWS_AT_A_TIME) {
        if (batch.rows.length > 0) yield batch;
        batch = { table, rows: [] };
      }
      batch.rows.push(row);
      count += 1;
    }
  } catch (error) {
    throw new Refusal(`The backup is damaged (${getReason(error)}). Nothing was restored.`);
  }
  throw new Refusal("The backup is damaged (rows are missing). Nothing was restored.");
}

async function* readLines(input: Readable): AsyncGenerator<string> {
  const content = createGunzip();
  // Its errors arrive at whoever reads.
  pipeline(input, content).catch(() => undefined);
  let rest = "";
  for await (const chunk of content.setEncoding("utf8")) {
    const lines = (rest + String(chunk)).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest) yield rest;
}

const parse = (line: string): unknown => JSON.parse(line, reviveBytes);

const isFileError = (error: unknown) => error instanceof Error && "syscall" in error;
