import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import { type Access, readHandle } from "./page-handle";

type Routes = ServerBuild["routes"];
type RouteModule = NonNullable<Routes[string]>["module"];
type RequestArgs = LoaderFunctionArgs | ActionFunctionArgs;

/** Allows a request, or returns or throws a response to send instead. */
type Guard = (args: RequestArgs) => Promise<Response | undefined>;

/** Of public pages and of those whose bearer decides, only a suspended account is refused. */
export type Guards = Record<Exclude<Access, "public" | "token"> | "suspended", Guard>;

/**
 * Puts the guards of a route in front of its loader and action: of its access, and against suspended accounts. A
 * protected route without a loader gets one, so its page is protected too.
 */
export function protectRoutes(routes: Routes, guards: Guards): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      route && { ...route, module: protectModule(route.module, chooseGuards(route, guards)) },
    ]),
  );
}

interface RouteGuards {
  loader: Guard[];
  action: Guard[];
}

function chooseGuards(route: NonNullable<Routes[string]>, guards: Guards): RouteGuards {
  const { access, cache, openWhenSuspended } = readHandle(route);
  const byAccess = access === "public" || access === "token" ? [] : [guards[access]];
  if (openWhenSuspended) return { loader: byAccess, action: byAccess };
  // What is the same for everyone, and what others share by a link, is no page of the account.
  const isOfAccount = access !== "token" && cache === undefined;
  const all = [...byAccess, guards.suspended];
  return { loader: isOfAccount ? all : byAccess, action: all };
}

function protectModule({ loader, action, ...rest }: RouteModule, guards: RouteGuards): RouteModule {
  return {
    ...rest,
    ...((loader || guards.loader.length > 0) && {
      loader: async (args: LoaderFunctionArgs) =>
        (await runGuards(guards.loader, args)) ?? (loader ? loader(args) : null),
    }),
    ...(action && {
      action: async (args: ActionFunctionArgs) =>
        (await runGuards(guards.action, args)) ?? action(args),
    }),
  };
}

async function runGuards(guards: Guard[], args: RequestArgs): Promise<Response | undefined> {
  for (const guard of guards) {
    const response = await guard(args);
    if (response) return response;
  }
  return undefined;
}
