import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireAccount } from "~/accounts/session/auth.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  return profile.suspension ?? redirect("/profile");
}
