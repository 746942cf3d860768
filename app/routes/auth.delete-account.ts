import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import {
  handleApiRequest,
  bearerToken,
  failureResponse,
  noContent,
} from "~/accounts/auth-api/endpoint.server";
import { embeddedAuthApi } from "~/accounts/auth-api/embedded.server";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { deleteAccount } from "~/personal-data/delete-account.server";
import type { PageHandle } from "~/platform/http/page-handle";

export const handle = { access: "account", openWhenSuspended: true } satisfies PageHandle;

const handler = ({ request }: LoaderFunctionArgs | ActionFunctionArgs) =>
  handleApiRequest(request, async () => {
    const token = bearerToken(request);
    const account = await embeddedAuthApi.getProfile(token);
    if (!account.ok) return failureResponse(account);
    const result = await deleteAccount(token, getOwnerId(account.profile));
    return result.ok ? noContent() : failureResponse(result);
  });

export { handler as action, handler as loader };
