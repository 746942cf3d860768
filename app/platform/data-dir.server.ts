import { randomBytes } from "node:crypto";
import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { isMainThread } from "node:worker_threads";
import { SECRET_FILE } from "./data-dir-files";
import { env } from "./env.server";
import { MIN_SECRET_LENGTH, splitSecrets } from "./env-schema.server";
import { exitWithMessage } from "./exit.server";
import { log } from "./log.server";

const OWNER_ONLY = 0o700;
const OWNER_ONLY_FILE = 0o600;
const OTHERS = 0o077;
const OWN_FILES =
  /^(?:session-secret|(?:pathlight\.db|limits\.db|server\.lock)(?:-wal|-shm|-journal|\.part)?)$/;
const OWN_FOLDERS = ["outbox"];

export const dataDir = resolve(env.DATA_DIR);

// Other users of this machine must not read the data. Only the main thread may set the umask.
if (isMainThread) process.umask(OTHERS);

try {
  createFolder(dataDir);
  accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
} catch (error) {
  exitWithMessage(
    `the data folder ${dataDir} cannot be written (${getErrorCode(error)}). Make it writable or set DATA_DIR to another folder.`,
  );
}
makePrivate();

/**
 * The secrets that sign cookies: the first one signs, all of them verify. Generated once if none
 * are set.
 */
export function getSessionSecrets(): string[] {
  return env.SESSION_SECRET ?? readOrCreateSecrets(join(dataDir, SECRET_FILE));
}

/** With `recursive`, mkdirSync never returns where the system answers ENOENT for ever, as in /proc. */
function createFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = dirname(path);
  if (parent !== path) createFolder(parent);
  mkdirSync(path, { mode: OWNER_ONLY });
}

function isOwn(name: string): boolean {
  return OWN_FILES.test(name) || OWN_FOLDERS.includes(name);
}

/** Revokes other users' access left by an earlier version or a copy. */
function makePrivate(): void {
  const names = readdirSync(dataDir);
  for (const name of names.filter(isOwn)) {
    const path = join(dataDir, name);
    const isFolder = OWN_FOLDERS.includes(name);
    const stat = statSync(path);
    // Reading a pipe or a device would block forever.
    if (isFolder ? !stat.isDirectory() : !stat.isFile())
      exitWithMessage(
        `${path} is not a ${isFolder ? "folder" : "file"}. Remove it or set DATA_DIR to another folder.`,
      );
    removeAccessOfOthers(path, isFolder ? OWNER_ONLY : OWNER_ONLY_FILE);
  }
  // A folder with other files may be shared with other users.
  if (names.every(isOwn)) removeAccessOfOthers(dataDir, OWNER_ONLY);
  else if (statSync(dataDir).mode & OTHERS)
    log.warn(`Other users of this machine can read ${dataDir}. Use a dedicated folder.`);
}

function removeAccessOfOthers(path: string, mode: number): void {
  if (!(statSync(path).mode & OTHERS)) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    log.warn(`${path} stays readable for other users of this machine (${getErrorCode(error)}).`);
  }
}

function readOrCreateSecrets(file: string): string[] {
  try {
    writeFileSync(file, randomBytes(32).toString("base64url"), {
      mode: OWNER_ONLY_FILE,
      flag: "wx",
    });
  } catch (error) {
    if (getErrorCode(error) !== "EEXIST") {
      // A full disk leaves an empty file, which the next start would read as the secret.
      rmSync(file, { force: true });
      exitWithMessage(`${file} cannot be written (${getErrorCode(error)}).`);
    }
  }
  const secrets = splitSecrets(readFileSync(file, "utf8"));
  if (secrets.some((secret) => secret.length < MIN_SECRET_LENGTH))
    exitWithMessage(
      `${file} has no usable secret. Delete it to create a new one; everyone will have to sign in again.`,
    );
  return secrets;
}

function getErrorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
