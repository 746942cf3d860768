import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { requireAccount } from "~/accounts/session/auth.server";
import { formatReference } from "~/ui/format";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  if (!profile.suspension) throw redirect("/profile");
  return { ...profile.suspension, reference: formatReference(getOwnerId(profile)) };
}
