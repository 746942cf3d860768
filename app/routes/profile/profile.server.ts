import type { LoaderFunctionArgs } from "@remix-run/node";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { requireAccount } from "~/accounts/session/auth.server";
import { getOwnTarget } from "~/occupations/target/own-target.server";
import { toReadableEmail } from "~/platform/http/email-domain.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  const { name, displayName, email, title, location } = profile;
  return {
    name: displayName || name,
    email: toReadableEmail(email),
    title,
    location,
    target: await getOwnTarget(getOwnerId(profile), context),
  };
}
