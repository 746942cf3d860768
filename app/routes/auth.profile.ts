import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { apiCall, bearerToken, send, sendFailure } from "~/accounts/api-http.server";
import { embeddedAuthApi } from "~/accounts/embedded-auth-api.server";

const answer = ({ request }: LoaderFunctionArgs | ActionFunctionArgs) =>
  apiCall(request, "GET", async () => {
    const result = await embeddedAuthApi.profile(bearerToken(request));
    return result.ok ? send({ profile: result.profile }) : sendFailure(result);
  });

export { answer as action, answer as loader };
