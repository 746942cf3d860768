import type { WebServer } from "../../app/platform/http/web-server.server";

interface Built {
  app: WebServer;
}

let loading: Promise<Built> | undefined;

/** The built server, in this process. */
export async function loadApp(): Promise<WebServer> {
  loading ??= import(new URL("../../build/index.js", import.meta.url).href) as Promise<Built>;
  return (await loading).app;
}
