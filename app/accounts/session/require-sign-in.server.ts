import { embeddedAuthApi } from "~/accounts/auth-api/embedded.server";
import {
  bearerToken,
  failureResponse,
  refuseIfExternal,
} from "~/accounts/auth-api/endpoint.server";
import { isApiRequest } from "~/platform/http/origin-guard";
import type { Guard } from "~/platform/http/protect-routes";
import { requireAccount } from "./auth.server";

/** Without an account, pages redirect to /login and auth API calls return 401. */
export const requireSignIn: Guard = async ({ request, context }) => {
  if (isApiRequest(request)) return refuseIfExternal() ?? refuseWithoutToken(request);
  await requireAccount(request, context);
};

async function refuseWithoutToken(request: Request): Promise<Response | undefined> {
  const result = await embeddedAuthApi.getProfile(bearerToken(request));
  return result.ok ? undefined : failureResponse(result);
}
