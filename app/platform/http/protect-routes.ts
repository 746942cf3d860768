import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import { type Access, readHandle } from "./page-handle";

type Routes = ServerBuild["routes"];
type RouteModule = NonNullable<Routes[string]>["module"];
type RequestArgs = LoaderFunctionArgs | ActionFunctionArgs;

/** Allows a request, or returns or throws a response to send instead. */
type Guard = (args: RequestArgs) => Promise<Response | undefined>;

/** Of public pages and of those whose bearer decides, there is nothing to check beforehand. */
export type Guards = Record<Exclude<Access, "public" | "token">, Guard>;

/**
 * Puts the guard of a route's access in front of its loader and action. A protected route without a loader gets one,
 * so its page is protected too.
 */
export function protectRoutes(routes: Routes, guards: Guards): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      if (!route) return [id, route];
      const { access } = readHandle(route);
      if (access === "public" || access === "token") return [id, route];
      return [id, { ...route, module: protectModule(route.module, guards[access]) }];
    }),
  );
}

function protectModule({ loader, action, ...rest }: RouteModule, guard: Guard): RouteModule {
  return {
    ...rest,
    loader: async (args: LoaderFunctionArgs) =>
      (await guard(args)) ?? (loader ? loader(args) : null),
    ...(action && {
      action: async (args: ActionFunctionArgs) => (await guard(args)) ?? action(args),
    }),
  };
}
