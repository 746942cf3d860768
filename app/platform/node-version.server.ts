import { exitWithMessage } from "~/platform/exit.server";

const OLDEST_MAJOR = 22;

// The SQLite driver ends the process without a word on an older Node, so this runs before it is opened.
if (Number(process.versions.node.split(".")[0]) < OLDEST_MAJOR) {
  exitWithMessage(
    `it needs Node ${OLDEST_MAJOR} or newer, and this is Node ${process.versions.node}. Start it with npm start, which brings its own Node, or install Node 24.`,
  );
}
