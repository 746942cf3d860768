/** @type {import("@remix-run/dev").VitePluginConfig} */
export default {
  buildDirectory: "build",
  ignoredRouteFiles: ["**/*.test.*"],
  serverModuleFormat: "esm",
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_routeConfig: false,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
