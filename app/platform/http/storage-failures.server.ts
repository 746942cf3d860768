import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import { isStorageError } from "~/platform/database/storage-errors";
import { log } from "~/platform/log.server";
import { isApiRequest } from "./origin-guard";

type Routes = ServerBuild["routes"];

const MESSAGE =
  "The server’s disk is full or not writable, so this wasn’t saved. Everything you saved before is still there. Go back so you don’t lose what you typed, and try again in a few minutes.";
const HEADERS = { "Retry-After": "300" };

/** Responds with 507 and advice if a loader or an action could not write. */
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
    if (isApiRequest(args.request))
      return Response.json({ message: MESSAGE }, { status: 507, headers: HEADERS });
    throw new Response(MESSAGE, {
      status: 507,
      statusText: "Insufficient Storage",
      headers: HEADERS,
    });
  }
}
