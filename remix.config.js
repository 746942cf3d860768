/** @type {import("@remix-run/dev").AppConfig} */
export default {
  ignoredRouteFiles: ["**/*.test.*"],
  serverModuleFormat: "esm",
  server: "./server.ts",
  serverBuildPath: "build/index.js",
  // What comes in many files, or of which little is used: a start is a third quicker.
  serverDependenciesToBundle: [
    /^(@conform-to|@hono|hono|lucide-react|zod)(\/|$)/,
    "bowser",
    "eventsource-parser",
    "jsonrepair",
    "kysely",
    "marked",
    "remix-toast",
    "temporal-polyfill",
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
