/** @type {import("@remix-run/dev").AppConfig} */
export default {
  ignoredRouteFiles: ["**/*.test.*"],
  serverModuleFormat: "esm",
  server: "./server.ts",
  serverBuildPath: "build/index.js",
  // What comes in many files, or of which little is used: a start is a third quicker.
  serverDependenciesToBundle: [
    /^(@conform-to|@hono|eventsource-parser|hono|kysely|lucide-react|rate-limiter-flexible|temporal-[a-z]+|zod)(\/|$)/,
    "bowser",
    "cookie",
    "jsonrepair",
    "marked",
    "minisearch",
    "remix-toast",
    "ts-fsrs",
  ],
  postcss: true,
  tailwind: false,
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_routeConfig: false,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
