import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/node";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { requireAccount } from "~/accounts/session/auth.server";
import { acceptInvitation, findInvitation } from "~/mentoring/applications/decide.server";
import { toasts } from "~/platform/http/toast.server";
import { logSecurityEvent } from "~/platform/security-log.server";
import { toReadableEmail } from "~/platform/http/email-domain.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  const application = await findInvitation(readToken(request), new Date());
  const invitation = application && { title: application.title, company: application.company };
  const { name } = profile;
  const email = toReadableEmail(profile.email);
  return data({ account: { name, email }, invitation: invitation ?? null }, invitation ? 200 : 410);
}

// Requires a button: mail scanners open every link.
export async function action({ request, context }: ActionFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  const outcome = await acceptInvitation(readToken(request), getOwnerId(profile), new Date());
  if (!outcome.ok) {
    const { message, status } = PROBLEMS[outcome.problem];
    return data({ problem: message }, status);
  }
  logSecurityEvent("mentor-approved", { account: profile.id });
  return toasts(request).redirectWithSuccess("/mentoring", {
    message: "Welcome as a mentor",
    description: "Complete your profile and enter your hours.",
  });
}

const USED = { message: "This link has expired or was used.", status: 410 };
const PROBLEMS = {
  "not-found": USED,
  decided: USED,
  operator: {
    message: "Operators need a second account to be mentors. Sign in with another one.",
    status: 409,
  },
  "mentor-already": { message: "This account is a mentor already.", status: 409 },
} as const;

function readToken(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}
