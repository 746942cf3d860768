import { subscribe } from "node:diagnostics_channel";

// Loaded before the build. esbuild 0.17, which Remix 2 needs, pings the process that started it every
// second. If that process ends while a ping is unanswered, as a busy one does, esbuild reports a
// deadlock on standard error, after a complete build. So it is ended first.
const children = new Set();
subscribe("child_process", ({ process: child }) => children.add(child));
process.on("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});
