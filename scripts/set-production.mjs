import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { BUILD_ENTRY } from "./build-state.mjs";

// What Remix built becomes build/server.js, and what is started a small file that prepares Node for it:
// - React picks its development or production build when it is imported.
// - V8 would let the space for new objects grow while code is loaded, and keep it. So it may grow only once the server
//   runs: with load, when collecting less often saves time, and it shrinks again without.
// - Waking other threads to collect new objects costs more than they save.
// - Node reads code that scripts/compile.mjs compiled, and compiles by itself what is missing.
const SERVER = "build/server.js";
renameSync(BUILD_ENTRY, SERVER);
const names = JSON.parse(readFileSync("build/metafile.server.json", "utf8")).outputs[BUILD_ENTRY]
  .exports;
writeFileSync(
  BUILD_ENTRY,
  `import module from "node:module";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
process.env.NODE_ENV ||= "production";
setFlagsFromString("--semi-space-growth-factor=1");
setFlagsFromString("--no-parallel-scavenge");
module.enableCompileCache?.(fileURLToPath(new URL("compiled", import.meta.url)));
export const { ${names.join(", ")} } = await import("./server.js");
setFlagsFromString("--semi-space-growth-factor=2");
`,
);

// V8 keeps the source, and two bytes for each character of a file with one letter outside Latin-1. Only
// regular expressions and comments still have some.
for (const file of [SERVER, "build/text-worker.js"])
  writeFileSync(file, readFileSync(file, "utf8").replace(/[^\p{ASCII}]/gu, escapeUnits));

function escapeUnits(character) {
  return Array.from(
    { length: character.length },
    (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`,
  ).join("");
}
