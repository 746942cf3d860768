import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { apiCall, bearerToken, sendFailure, sendNothing } from "~/accounts/api-http.server";
import { embeddedAuthApi } from "~/accounts/embedded-auth-api.server";
import { ownerOf } from "~/accounts/profile";
import { eraseRecords } from "~/records/rooms.server";

const answer = ({ request }: LoaderFunctionArgs | ActionFunctionArgs) =>
  apiCall(request, "DELETE", async () => {
    const token = bearerToken(request);
    const who = await embeddedAuthApi.profile(token);
    if (!who.ok) return sendFailure(who);
    // Records first: should the second step fail, the person can still sign in and ask again.
    await eraseRecords(ownerOf(who.profile));
    const result = await embeddedAuthApi.deleteAccount(token);
    return result.ok ? sendNothing() : sendFailure(result);
  });

export { answer as action, answer as loader };
