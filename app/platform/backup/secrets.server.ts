import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { SECRET_FILE } from "~/platform/data-dir-files";
import { splitSecrets } from "~/platform/env-schema.server";
import { env } from "~/platform/env.server";
import { getReason, Refusal } from "./refusal";

const OWNER_ONLY = 0o600;

/** The secrets the server signs cookies with. */
export function readSecrets(): string[] {
  if (env.SESSION_SECRET) return env.SESSION_SECRET;
  const file = getSecretFile();
  try {
    return splitSecrets(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Refusal(
      `${file} cannot be read (${getReason(error)}). Set DATA_DIR to the folder of the server, or SESSION_SECRET as there.`,
    );
  }
}

/** Stores secrets where the server looks for them. Returns false if it has them already, or has SESSION_SECRET. */
export function writeSecrets(secrets: string[]): boolean {
  if (env.SESSION_SECRET) return false;
  const file = getSecretFile();
  const content = secrets.join(",");
  try {
    writeFileSync(file, content, { mode: OWNER_ONLY, flag: "wx", flush: true });
    return true;
  } catch (error) {
    if (getReason(error) !== "EEXIST") {
      removeSecrets();
      throw new Refusal(`${file} cannot be written (${getReason(error)}).`);
    }
    if (readFileSync(file, "utf8").trim() === content) return false;
    throw new Refusal(
      `${file} has another secret than the backup. Move it away, or set DATA_DIR to another folder.`,
    );
  }
}

export function removeSecrets(): void {
  rmSync(getSecretFile(), { force: true });
}

function getSecretFile(): string {
  return join(resolve(env.DATA_DIR), SECRET_FILE);
}
