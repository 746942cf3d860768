import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAccount } from "~/accounts/session/auth.server";
import { readPreferences } from "~/preferences/cookie.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAccount(request, context);
  return { preferences: readPreferences(request) };
}
