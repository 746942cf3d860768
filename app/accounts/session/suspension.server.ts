import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { bearerToken } from "~/accounts/auth-api/endpoint.server";
import { embeddedAuthApi } from "~/accounts/auth-api/embedded.server";
import type { Profile, Suspension } from "~/accounts/auth-api/profile";
import { isStorageError } from "~/platform/database/storage-errors";
import { isApiRequest } from "~/platform/http/origin-guard";
import { getAuth } from "./auth.server";

type RequestArgs = LoaderFunctionArgs | ActionFunctionArgs;

/** Sends a suspended account to the page that says so; scripts and the auth API get the reason as JSON. */
export async function refuseSuspended(args: RequestArgs): Promise<Response | undefined> {
  const suspension = (await findProfile(args))?.suspension;
  if (!suspension) return undefined;
  const isScript = args.request.headers.get("Accept") === "application/json";
  return isApiRequest(args.request) || isScript ? refuseCallOf(suspension) : redirect("/suspended");
}

async function findProfile({ request, context }: RequestArgs): Promise<Profile | undefined> {
  try {
    if (isApiRequest(request)) {
      const token = bearerToken(request);
      const result = token === "" ? undefined : await embeddedAuthApi.getProfile(token);
      return result?.ok ? result.profile : undefined;
    }
    const auth = await getAuth(request, context);
    return auth.status === "signed-in" ? auth.profile : undefined;
  } catch (error) {
    // Nothing can be read or changed then, and the route itself says so.
    if (!isStorageError(error)) throw error;
    return undefined;
  }
}

function refuseCallOf({ reason, since }: Suspension): Response {
  return Response.json(
    {
      message: `This account is suspended: ${reason} You can still download your data and delete the account.`,
      reason,
      since,
    },
    { status: 403, headers: { "Cache-Control": "no-store" } },
  );
}
