import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import {
  handleApiRequest,
  invalidJson,
  readJsonBody,
  jsonResponse,
  failureResponse,
} from "~/accounts/api-http.server";
import type { Registration } from "~/accounts/auth-api";
import { getCaller } from "~/accounts/caller.server";
import { embeddedAuthApi } from "~/accounts/embedded-auth-api.server";

const handler = ({ request, context }: LoaderFunctionArgs | ActionFunctionArgs) =>
  handleApiRequest(request, "POST", async () => {
    const body = await readJsonBody(request);
    if (!body) return invalidJson();
    const result = await embeddedAuthApi.register(
      body as Registration,
      await getCaller(request, context),
    );
    return result.ok ? jsonResponse({ profile: result.profile }, 201) : failureResponse(result);
  });

export { handler as action, handler as loader };
