import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import {
  handleApiRequest,
  bearerToken,
  failureResponse,
  noContent,
} from "~/accounts/auth-api/endpoint.server";
import { embeddedAuthApi } from "~/accounts/auth-api/embedded.server";
import type { PageHandle } from "~/platform/http/page-handle";

export const handle = { access: "account", openWhenSuspended: true } satisfies PageHandle;

const handler = ({ request }: LoaderFunctionArgs | ActionFunctionArgs) =>
  handleApiRequest(request, async () => {
    const result = await embeddedAuthApi.logout(bearerToken(request));
    return result.ok ? noContent() : failureResponse(result);
  });

export { handler as action, handler as loader };
