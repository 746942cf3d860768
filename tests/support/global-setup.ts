import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The data folder of all processes of a run; deleted afterward. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "pathlight-http-"));
  process.env.TEST_DATA_DIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
