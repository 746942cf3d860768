import {
  type AppLoadContext,
  type EntryContext,
  type RequestHandler,
  type ServerBuild,
  createRequestHandler,
} from "@remix-run/node";
import { type FindRoute, createFindRoute } from "./find-route";

/**
 * Remix, with a request handler for each route that knows only the route and its parents: a handler
 * of all routes compares each path three times with every one of them.
 */
export function createRouteHandlers(
  build: ServerBuild,
  mode: string | undefined,
  findRoute: FindRoute = createFindRoute(build.routes),
): (request: Request, context: AppLoadContext) => Promise<Response> {
  const handlers = new Map<string, RequestHandler>();
  const create = (routes: ServerBuild["routes"]) =>
    createRequestHandler({ ...build, routes }, mode);
  const handleUnknown = create(build.routes);
  return (request, context) => {
    const id = findRoute(toPagePath(new URL(request.url).pathname));
    if (id === null) return handleUnknown(request, context);
    const handler = handlers.get(id) ?? create(pickWithParents(build.routes, id));
    handlers.set(id, handler);
    return handler(request, context);
  };
}

/** The page whose data a request of the browser's router asks for, as Remix reads it. */
function toPagePath(path: string): string {
  return path.endsWith(".data") ? path.slice(0, -".data".length).replace(/^\/_root$/, "/") : path;
}

/** What Remix renders a page from: of the manifest too only the routes that it knows. */
export function limitToKnownRoutes(context: EntryContext): EntryContext {
  const { manifest, routeModules } = context;
  const routes = pick(manifest.routes, Object.keys(routeModules));
  return { ...context, manifest: { ...manifest, routes } };
}

function pickWithParents(routes: ServerBuild["routes"], id: string): ServerBuild["routes"] {
  const ids = [];
  for (let route = routes[id]; route; route = routes[route.parentId ?? ""]) ids.push(route.id);
  return pick(routes, ids.toReversed());
}

function pick<Value>(
  record: Record<string, Value | undefined>,
  keys: readonly string[],
): Record<string, Value> {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = record[key];
      return value === undefined ? [] : [[key, value]];
    }),
  );
}
