import type { WebServer } from "../../app/platform/http/web-server.server";

interface ServerBuild {
  app: WebServer;
}

let loading: Promise<ServerBuild> | undefined;

/** The built server, in this process. */
export async function loadApp(): Promise<WebServer> {
  loading ??= import(new URL("../../build/index.js", import.meta.url).href) as Promise<ServerBuild>;
  return (await loading).app;
}
