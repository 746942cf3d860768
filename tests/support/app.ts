import type { WebServer } from "../../app/platform/http/web-server.server";

interface Built {
  app: WebServer;
}

/** The built server, in this process. */
export async function loadApp(): Promise<WebServer> {
  const file = new URL("../../build/index.js", import.meta.url).href;
  const { app } = (await import(file)) as Built;
  return app;
}
