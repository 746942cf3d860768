import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import {
  handleApiRequest,
  bearerToken,
  failureResponse,
  noContent,
} from "~/accounts/api-http.server";
import { embeddedAuthApi } from "~/accounts/embedded-auth-api.server";

const handler = ({ request }: LoaderFunctionArgs | ActionFunctionArgs) =>
  handleApiRequest(request, "POST", async () => {
    const result = await embeddedAuthApi.logout(bearerToken(request));
    return result.ok ? noContent() : failureResponse(result);
  });

export { handler as action, handler as loader };
