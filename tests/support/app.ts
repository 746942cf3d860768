import type { ServerBuild } from "@remix-run/node";
import type { WebServer } from "../../app/platform/http/web-server.server";

interface BuiltServer {
  app: WebServer;
  routes: ServerBuild["routes"];
}

let loading: Promise<BuiltServer> | undefined;

function load(): Promise<BuiltServer> {
  loading ??= import(new URL("../../build/index.js", import.meta.url).href) as Promise<BuiltServer>;
  return loading;
}

/** The built server, in this process. */
export async function loadApp(): Promise<WebServer> {
  return (await load()).app;
}

/** Its routes by their id. */
export async function loadRoutes(): Promise<ServerBuild["routes"]> {
  return (await load()).routes;
}
