import { globSync, readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import remixConfig from "../../remix.config.js";

const FOLDER = fileURLToPath(
  new URL(`../../${remixConfig.buildDirectory}/client/assets/`, import.meta.url),
);

/** The scripts of the browser's build. */
export const scripts = globSync("*.js", { cwd: FOLDER }).map((name) => ({
  name,
  text: readFileSync(FOLDER + name, "utf8"),
}));

/** Bytes that the server sends for scripts and all that they import at once: compressed, where a copy is. */
export function measureScripts(
  namePrefixes: readonly string[],
  isCounted: (name: string) => boolean = () => true,
): number {
  const files = new Set<string>();
  for (const prefix of namePrefixes)
    addWithImports(
      files,
      scripts.find(({ name }) => name.startsWith(`${prefix}-`))?.name ?? prefix,
    );
  return [...files].filter(isCounted).reduce((bytes, name) => bytes + getSize(name), 0);
}

function addWithImports(files: Set<string>, name: string): void {
  const script = scripts.find((each) => each.name === name);
  if (!script) throw new Error(`No script ${name} in ${FOLDER}`);
  if (files.has(name)) return;
  files.add(name);
  for (const [, imported = ""] of script.text.matchAll(/(?:from|import)\s*"(\.\/[^"]+\.js)"/g))
    addWithImports(files, basename(imported));
}

function getSize(name: string): number {
  const file =
    statSync(`${FOLDER}${name}.br`, { throwIfNoEntry: false }) ?? statSync(FOLDER + name);
  return file.size;
}
