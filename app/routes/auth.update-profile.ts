import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import {
  apiCall,
  bearerToken,
  notJson,
  readJson,
  send,
  sendFailure,
} from "~/accounts/api-http.server";
import { embeddedAuthApi } from "~/accounts/embedded-auth-api.server";
import type { ProfileChanges } from "~/accounts/profile";

const answer = ({ request }: LoaderFunctionArgs | ActionFunctionArgs) =>
  apiCall(request, "PUT", async () => {
    const body = await readJson(request);
    if (!body) return notJson();
    const result = await embeddedAuthApi.updateProfile(
      bearerToken(request),
      body as ProfileChanges,
    );
    return result.ok ? send({ profile: result.profile }) : sendFailure(result);
  });

export { answer as action, answer as loader };
