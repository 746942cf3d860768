import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { apiCall, bearerToken, sendFailure, sendNothing } from "~/accounts/api-http.server";
import { embeddedAuthApi } from "~/accounts/embedded-auth-api.server";

const answer = ({ request }: LoaderFunctionArgs | ActionFunctionArgs) =>
  apiCall(request, "POST", async () => {
    const result = await embeddedAuthApi.logout(bearerToken(request));
    return result.ok ? sendNothing() : sendFailure(result);
  });

export { answer as action, answer as loader };
