import type { AppLoadContext, EntryContext, ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";

type Route = NonNullable<ServerBuild["routes"][string]>;
type RouteTree = Parameters<typeof matchRoutes>[0];
type RouteMatches = EntryContext["staticHandlerContext"]["matches"];

/** What a loader returned: data as it is, or by `data(value, init)`. */
interface Loaded {
  data: unknown;
  init?: ResponseInit | null;
}

/**
 * Answers a GET of a page without React, given its route below its parents. Remix would also encode all of its data for
 * a browser that doesn't read it, and copy the request twice for each loader. Null if there is anything but data for
 * the page: Remix then runs the loaders again, and says what there is to say.
 */
export function createReadingPage(build: ServerBuild, routes: readonly Route[]) {
  const tree = nest(routes);
  const basename = build.basename ?? "/";
  const ids = routes.map(({ id }) => id);
  const routeModules = Object.fromEntries(routes.map(({ id, module }) => [id, module]));
  return async (request: Request, context: AppLoadContext): Promise<Response | null> => {
    const { pathname, search, hash, searchParams } = new URL(request.url);
    const matches = pathname.endsWith(".data") ? null : matchRoutes(tree, pathname, basename);
    // These two parameters are Remix's own.
    if (!matches || searchParams.has("index") || searchParams.has("_routes")) return null;
    const params = matches[0]?.params ?? {};
    try {
      const loaded = await Promise.all(
        routes.map(async ({ module: { loader } }) =>
          loader ? toLoaded(await loader({ request, params, context })) : undefined,
        ),
      );
      const loaderData = Object.fromEntries(
        loaded.flatMap((each, index) => (each ? [[ids[index], each.data]] : [])),
      );
      const inits = loaded.flatMap((each) => each?.init ?? []);
      const status = inits.findLast((init) => init.status)?.status ?? 200;
      const headers = new Headers();
      for (const init of inits)
        for (const cookie of new Headers(init.headers).getSetCookie())
          headers.append("Set-Cookie", cookie);
      const entryContext: EntryContext = {
        manifest: build.assets,
        routeModules,
        staticHandlerContext: {
          basename,
          location: { pathname, search, hash, state: null, key: "default" },
          matches: matches as RouteMatches,
          loaderData,
          actionData: null,
          errors: null,
          statusCode: status,
          loaderHeaders: {},
          actionHeaders: {},
          activeDeferreds: null,
        },
        future: build.future,
        isSpaMode: build.isSpaMode,
        serializeError: (error) => error,
      };
      return (await build.entry.module.default(
        request,
        status,
        headers,
        entryContext,
        context,
      )) as Response;
    } catch {
      return null;
    }
  };
}

/** Whether a page is only read: it loads no React, and says so by `handle = { hydrates: false }`. */
export function isReadingPage(module: { handle?: unknown } | undefined): boolean {
  const handle = module?.handle;
  return typeof handle === "object" && handle !== null && "hydrates" in handle && !handle.hydrates;
}

function toLoaded(result: unknown): Loaded {
  // Remix says why.
  if (result === undefined || result instanceof Response) throw new Error("no data");
  const isWithInit =
    typeof result === "object" &&
    result !== null &&
    "type" in result &&
    result.type === "DataWithResponseInit";
  return isWithInit ? (result as unknown as Loaded) : { data: result };
}

function nest(routes: readonly Route[]): RouteTree {
  return routes.reduceRight<RouteTree>(
    (children, { id, path, index, caseSensitive }) => [
      index ? { id, path, index, caseSensitive } : { id, path, caseSensitive, children },
    ],
    [],
  );
}
