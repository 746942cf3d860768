import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import {
  handleApiRequest,
  bearerToken,
  failureResponse,
  noContent,
} from "~/accounts/api-http.server";
import { embeddedAuthApi } from "~/accounts/embedded-auth-api.server";
import { getOwnerId } from "~/accounts/profile";
import { erasePersonalData } from "~/records/rooms.server";

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
