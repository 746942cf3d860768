import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { apiCall, notJson, readJson, send, sendFailure } from "~/accounts/api-http.server";
import type { Registration } from "~/accounts/auth-api";
import { callerOf } from "~/accounts/caller.server";
import { embeddedAuthApi } from "~/accounts/embedded-auth-api.server";

const answer = ({ request, context }: LoaderFunctionArgs | ActionFunctionArgs) =>
  apiCall(request, "POST", async () => {
    const body = await readJson(request);
    if (!body) return notJson();
    const result = await embeddedAuthApi.register(
      body as Registration,
      await callerOf(request, context),
    );
    return result.ok ? send({ profile: result.profile }, 201) : sendFailure(result);
  });

export { answer as action, answer as loader };
