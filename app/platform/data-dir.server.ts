import { randomBytes } from "node:crypto";
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { env } from "./env.server";
import { exitWithMessage } from "./exit.server";

export const dataDir = resolve(env.DATA_DIR);

try {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
} catch (error) {
  exitWithMessage(
    `the data folder ${dataDir} cannot be written (${getErrorCode(error)}). Make it writable or set DATA_DIR to another folder.`,
  );
}

/** The secrets that sign cookies: the first signs, all verify. Made once when none are set. */
export function getSessionSecrets(): string[] {
  return env.SESSION_SECRET ?? [readOrCreateSecret(join(dataDir, "session-secret"))];
}

function readOrCreateSecret(file: string): string {
  try {
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (getErrorCode(error) !== "EEXIST")
      exitWithMessage(`${file} cannot be written (${getErrorCode(error)}).`);
  }
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 16)
    exitWithMessage(
      `${file} holds no usable secret. Delete it, and a new one is made; everyone signs in again.`,
    );
  return secret;
}

function getErrorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
