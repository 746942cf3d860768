import { exitWithMessage } from "~/platform/exit.server";

const MIN_NODE_MAJOR = 22;

// The SQLite driver crashes without a message on older Node versions, so check first.
if (Number(process.versions.node.split(".")[0]) < MIN_NODE_MAJOR) {
  exitWithMessage(
    `it needs Node ${MIN_NODE_MAJOR} or newer, and this is Node ${process.versions.node}. Start it with npm start, which brings its own Node, or install Node 24.`,
  );
}
