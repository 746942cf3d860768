import { readFileSync, writeFileSync } from "node:fs";
import { BUILD_ENTRY } from "./build-state.mjs";

// React picks its development or production build when it is imported, before any code of the server
// runs. So what sets the mode has to be imported before it.
// V8 would let the space for new objects grow to 128 MB while pages are rendered, and keep it; pages render as fast in 2 MB.
// Collecting so little takes 0.2 ms; waking other threads to help, as V8 does, costs more than they save.
writeFileSync(
  "build/production.js",
  `import { setFlagsFromString } from "node:v8";
process.env.NODE_ENV ||= "production";
setFlagsFromString("--semi-space-growth-factor=1");
setFlagsFromString("--no-parallel-scavenge");
`,
);
// On the first line, so that no line of the source map moves.
writeFileSync(BUILD_ENTRY, `import "./production.js"; ${readFileSync(BUILD_ENTRY, "utf8")}`);

// V8 keeps the source, and two bytes for each character of a file with one letter outside Latin-1. Only
// regular expressions and comments still have some.
for (const file of [BUILD_ENTRY, "build/text-worker.js"])
  writeFileSync(file, readFileSync(file, "utf8").replace(/[^\p{ASCII}]/gu, escapeUnits));

function escapeUnits(character) {
  return Array.from(
    { length: character.length },
    (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`,
  ).join("");
}
