import { readFileSync, writeFileSync } from "node:fs";
import { BUILD_ENTRY } from "./build-state.mjs";

// React picks its development or production build when it is imported, before any code of the server
// runs. So what sets the mode has to be imported before it.
writeFileSync("build/production.js", 'process.env.NODE_ENV ||= "production";\n');
// On the first line, so that no line of the source map moves.
writeFileSync(BUILD_ENTRY, `import "./production.js"; ${readFileSync(BUILD_ENTRY, "utf8")}`);
