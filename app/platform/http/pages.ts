import type { ServerBuild } from "@remix-run/node";
import { type PageHandle, readHandle } from "./page-handle";

type Routes = ServerBuild["routes"];

export interface Page {
  id: string;
  /** Its address, with parameters such as `:slug`. */
  path: string;
  handle: PageHandle;
}

export function listPages(routes: Routes): Page[] {
  return Object.values(routes).flatMap((route) =>
    route ? [{ id: route.id, path: getPath(routes, route.id), handle: readHandle(route) }] : [],
  );
}

function getPath(routes: Routes, id: string): string {
  const segments: string[] = [];
  for (let route = routes[id]; route; route = routes[route.parentId ?? ""])
    if (route.path) segments.unshift(route.path);
  return `/${segments.join("/")}`;
}
