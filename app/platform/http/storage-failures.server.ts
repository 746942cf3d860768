import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import { DatabaseUnavailableError, isStorageError } from "~/platform/database/storage-errors";
import { log } from "~/platform/log.server";
import { isApiRequest } from "./origin-guard";

type Routes = ServerBuild["routes"];

const DISK_FULL = {
  status: 507,
  statusText: "Insufficient Storage",
  headers: { "Retry-After": "300" },
  message:
    "The server’s disk is full or not writable, so this wasn’t saved. Everything you saved before is still there. Go back so you don’t lose what you typed, and try again in a few minutes.",
};
const DATABASE_UNAVAILABLE = {
  status: 503,
  statusText: "Service Unavailable",
  headers: { "Retry-After": "30" },
  message:
    "The server’s database isn’t responding, so this may not have been saved. Everything you saved before is still there. Go back so you don’t lose what you typed, and try again in a minute.",
};

/** Responds with advice if a loader or an action could not write, or not reach the database. */
export function answerStorageFailures(routes: Routes): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      if (!route) return [id, route];
      const { loader, action } = route.module;
      return [
        id,
        {
          ...route,
          module: {
            ...route.module,
            ...(loader && { loader: (args: LoaderFunctionArgs) => answer(args, loader) }),
            ...(action && { action: (args: ActionFunctionArgs) => answer(args, action) }),
          },
        },
      ];
    }),
  );
}

async function answer<Args extends LoaderFunctionArgs | ActionFunctionArgs>(
  args: Args,
  handle: (args: Args) => unknown,
): Promise<unknown> {
  try {
    return await handle(args);
  } catch (error) {
    if (!isStorageError(error)) throw error;
    log.error({ err: error, path: new URL(args.request.url).pathname }, "storage failed");
    const { message, ...init } =
      error instanceof DatabaseUnavailableError ? DATABASE_UNAVAILABLE : DISK_FULL;
    if (isApiRequest(args.request)) return Response.json({ message }, init);
    throw new Response(message, init);
  }
}
