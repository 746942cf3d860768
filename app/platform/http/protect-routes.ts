import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from "@remix-run/node";

type Routes = ServerBuild["routes"];
type RouteModule = NonNullable<Routes[string]>["module"];
type RequestArgs = LoaderFunctionArgs | ActionFunctionArgs;

/** Allows a request, or returns or throws a response to send instead. */
export type Guard = (args: RequestArgs) => Promise<Response | undefined>;

/**
 * Adds a guard to every loader and action except those of public routes. A protected route without
 * a loader gets one, so its page is protected too.
 */
export function protectRoutes(
  routes: Routes,
  publicRouteIds: readonly string[],
  guard: Guard,
): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      route && !publicRouteIds.includes(id)
        ? { ...route, module: protectModule(route.module, guard) }
        : route,
    ]),
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
