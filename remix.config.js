/** @type {import("@remix-run/dev").AppConfig} */
export default {
  ignoredRouteFiles: ["**/*.test.*"],
  serverModuleFormat: "esm",
  server: "./server.ts",
  serverBuildPath: "build/index.js",
  // Bundled for the few icons in use; loaded whole it would cost 27 MB of memory.
  serverDependenciesToBundle: ["lucide-react"],
  postcss: true,
  tailwind: false,
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: true,
    v3_relativeSplatPath: true,
    v3_routeConfig: false,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
