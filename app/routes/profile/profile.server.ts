import type { LoaderFunctionArgs } from "@remix-run/node";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { requireAccount } from "~/accounts/session/auth.server";
import { listComingJobInterviews } from "~/job-interviews/queries.server";
import { getOwnTarget } from "~/occupations/target/own-target.server";
import { toReadableEmail } from "~/platform/http/email-domain.server";
import { formatShortDate } from "~/ui/format-date";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  const { name, displayName, email, title, location } = profile;
  const owner = getOwnerId(profile);
  const [interview] = await listComingJobInterviews(owner, new Date());
  return {
    name: displayName || name,
    email: toReadableEmail(email),
    title,
    location,
    target: await getOwnTarget(owner, context),
    nextJobInterview: interview
      ? `${interview.company}, ${formatShortDate(interview.heldOn)}`
      : null,
  };
}
