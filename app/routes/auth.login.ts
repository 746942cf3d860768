import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import {
  handleJsonRequest,
  jsonResponse,
  failureResponse,
} from "~/accounts/auth-api/endpoint.server";
import { getCaller } from "~/accounts/session/caller.server";
import { embeddedAuthApi } from "~/accounts/auth-api/embedded.server";
import type { PageHandle } from "~/platform/http/page-handle";

export const handle = { access: "public", openWhenSuspended: true } satisfies PageHandle;

const handler = ({ request, context }: LoaderFunctionArgs | ActionFunctionArgs) =>
  handleJsonRequest(request, async (body) => {
    const login = await embeddedAuthApi.login(body, await getCaller(request, context));
    return login.ok
      ? jsonResponse({ token: login.token, profile: login.profile })
      : failureResponse(login);
  });

export { handler as action, handler as loader };
