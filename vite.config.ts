import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { envOnlyMacros } from "vite-env-only";
import remixConfig from "./remix.config.js";

/** Loaded from node_modules at run time: what is compiled for a machine, or starts threads from files of its own. */
const RUNTIME_PACKAGES = [
  "@node-rs/argon2",
  "better-sqlite3",
  "pg",
  "pg-cursor",
  "pino",
  "piscina",
];

/** What is built for the server: server.ts, which wraps what Remix exports, the code of worker threads, and the commands of an operator. */
const SERVER_ENTRIES = {
  index: "server.ts",
  "text-worker": "app/practice/text-analysis/worker.ts",
  "file-worker": "app/practice/resume-file/worker.ts",
  backup: "app/platform/backup/backup.server.ts",
  restore: "app/platform/backup/restore.server.ts",
};

const serverEntries: Plugin = {
  name: "server-entries",
  config: (_config, { isSsrBuild }) =>
    isSsrBuild
      ? {
          build: {
            rollupOptions: {
              input: SERVER_ENTRIES,
              output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
            },
          },
        }
      : undefined,
};

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), envOnlyMacros(), remix(remixConfig), serverEntries],
  resolve: { alias: { "~": fileURLToPath(new URL("app", import.meta.url)) } },
  // The content security policy allows no script and no font inside a page.
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: false },
  // Whatever NODE_ENV is at the start: React is its production build.
  define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
  ssr: command === "build" ? { noExternal: true, external: RUNTIME_PACKAGES } : {},
  // The sandbox that runs Python has no network: its worker is one file.
  worker: { rollupOptions: { output: { inlineDynamicImports: true } } },
}));
