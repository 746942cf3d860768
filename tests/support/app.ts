import type { ServerBuild } from "@remix-run/node";
import type { WebServer } from "../../app/platform/http/web-server.server";

interface BuiltServer {
  app: WebServer;
  routes: ServerBuild["routes"];
  runJobs(now: Date): Promise<number>;
  saveRevocations(): Promise<void>;
  cleanUp(now: Date): Promise<{ visitors: number }>;
}

let loading: Promise<BuiltServer> | undefined;

/** The built server, in this process, with all that it exports. */
export function loadServer(): Promise<BuiltServer> {
  loading ??= import(
    new URL("../../build/server/index.js", import.meta.url).href
  ) as Promise<BuiltServer>;
  return loading;
}

/** The built server, in this process. */
export async function loadApp(): Promise<WebServer> {
  return (await loadServer()).app;
}

/** Its routes by their id. */
export async function loadRoutes(): Promise<ServerBuild["routes"]> {
  return (await loadServer()).routes;
}
