import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { embeddedAuthApi } from "~/accounts/auth-api/embedded.server";
import { bearerToken, failureResponse, refuseCall } from "~/accounts/auth-api/endpoint.server";
import { isStorageError } from "~/platform/database/storage-errors";
import { isApiRequest } from "~/platform/http/origin-guard";
import type { Guards } from "~/platform/http/protect-routes";
import { requireAccount } from "./auth.server";
import { requireOwner } from "./owner.server";
import { requireAdmin } from "./require-admin.server";
import { refuseSuspended } from "./suspension.server";

type RequestArgs = LoaderFunctionArgs | ActionFunctionArgs;
type Require = (request: Request, context: RequestArgs["context"]) => Promise<unknown>;

/** What stands in front of routes, by the access that their handles name; mentors are known by more than their account. */
export const guards: Omit<Guards, "mentor"> = {
  owner: guardWith(requireOwner),
  account: requireSignIn,
  operator: guardWith(requireAdmin),
  suspended: refuseSuspended,
};

/** What requires something throws the response to send without it. */
function guardWith(require: Require): Guards["owner"] {
  return async ({ request, context }) => {
    await require(request, context);
    return undefined;
  };
}

/** Without an account, pages redirect to /login and auth API calls return 401, or 405 by a wrong method. */
async function requireSignIn({ request, context }: RequestArgs): Promise<Response | undefined> {
  if (isApiRequest(request)) return refuseCall(request) ?? refuseWithoutToken(request);
  await requireAccount(request, context);
  return undefined;
}

async function refuseWithoutToken(request: Request): Promise<Response | undefined> {
  try {
    const result = await embeddedAuthApi.getProfile(bearerToken(request));
    return result.ok ? undefined : failureResponse(result);
  } catch (error) {
    // Each call checks its token itself, and signing out works without the database.
    if (!isStorageError(error)) throw error;
    return undefined;
  }
}
