import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import {
  handleJsonRequest,
  bearerToken,
  jsonResponse,
  failureResponse,
} from "~/accounts/auth-api/endpoint.server";
import { embeddedAuthApi } from "~/accounts/auth-api/embedded.server";
import type { PageHandle } from "~/platform/http/page-handle";

export const handle = { access: "account" } satisfies PageHandle;

const handler = ({ request }: LoaderFunctionArgs | ActionFunctionArgs) =>
  handleJsonRequest(request, async (body) => {
    const result = await embeddedAuthApi.updateProfile(bearerToken(request), body);
    return result.ok ? jsonResponse({ profile: result.profile }) : failureResponse(result);
  });

export { handler as action, handler as loader };
