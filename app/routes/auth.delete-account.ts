import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import {
  handleApiRequest,
  bearerToken,
  failureResponse,
  noContent,
} from "~/accounts/auth-api/endpoint.server";
import { embeddedAuthApi } from "~/accounts/auth-api/embedded.server";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { erasePersonalData } from "~/personal-data/registry.server";

const handler = ({ request }: LoaderFunctionArgs | ActionFunctionArgs) =>
  handleApiRequest(request, "DELETE", async () => {
    const token = bearerToken(request);
    const account = await embeddedAuthApi.getProfile(token);
    if (!account.ok) return failureResponse(account);
    // Records first: should the second step fail, the person can still sign in and ask again.
    await erasePersonalData(getOwnerId(account.profile));
    const result = await embeddedAuthApi.deleteAccount(token);
    return result.ok ? noContent() : failureResponse(result);
  });

export { handler as action, handler as loader };
