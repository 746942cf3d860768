import { embeddedAuthApi } from "~/accounts/auth-api/embedded.server";
import { bearerToken, failureResponse, refuseCall } from "~/accounts/auth-api/endpoint.server";
import { isStorageError } from "~/platform/database/storage-errors";
import { isApiRequest } from "~/platform/http/origin-guard";
import type { Guard } from "~/platform/http/protect-routes";
import { requireAccount } from "./auth.server";

/** Without an account, pages redirect to /login and auth API calls return 401, or 405 by a wrong method. */
export const requireSignIn: Guard = async ({ request, context }) => {
  if (isApiRequest(request)) return refuseCall(request) ?? refuseWithoutToken(request);
  await requireAccount(request, context);
};

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
