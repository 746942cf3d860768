import { closeSync, createWriteStream, openSync, renameSync, rmSync } from "node:fs";
import type { Writable } from "node:stream";
import { getReason, Refusal } from "./refusal";

const OWNER_ONLY = 0o600;

/**
 * Writes a file that isn't there yet, for its owner only. Its name is reserved first; the content gets it once it is
 * complete and on the disk.
 */
export async function writeNewFile(
  path: string,
  write: (output: Writable) => Promise<void>,
): Promise<void> {
  reserve(path);
  const part = `${path}.part`;
  try {
    rmSync(part, { force: true });
    await write(createWriteStream(part, { flags: "wx", mode: OWNER_ONLY, flush: true }));
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    rmSync(path, { force: true });
    throw error instanceof Error && "syscall" in error ? cannotWrite(path, error) : error;
  }
}

function reserve(path: string): void {
  try {
    closeSync(openSync(path, "wx", OWNER_ONLY));
  } catch (error) {
    if (getReason(error) === "EEXIST")
      throw new Refusal(`${path} already exists. Choose another name.`);
    throw cannotWrite(path, error);
  }
}

function cannotWrite(path: string, error: unknown): Refusal {
  return new Refusal(`${path} cannot be written (${getReason(error)}). Choose another place.`);
}
