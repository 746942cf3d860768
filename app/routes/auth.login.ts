import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { apiCall, notJson, readJson, send, sendFailure } from "~/accounts/api-http.server";
import type { Credentials } from "~/accounts/auth-api";
import { callerOf } from "~/accounts/caller.server";
import { embeddedAuthApi } from "~/accounts/embedded-auth-api.server";

const answer = ({ request, context }: LoaderFunctionArgs | ActionFunctionArgs) =>
  apiCall(request, "POST", async () => {
    const body = await readJson(request);
    if (!body) return notJson();
    const login = await embeddedAuthApi.login(
      body as Credentials,
      await callerOf(request, context),
    );
    if (!login.ok) return sendFailure(login);
    const who = await embeddedAuthApi.profile(login.token);
    return who.ok ? send({ token: login.token, profile: who.profile }) : sendFailure(who);
  });

export { answer as action, answer as loader };
