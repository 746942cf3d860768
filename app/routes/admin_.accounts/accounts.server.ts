import { type ActionFunctionArgs, data } from "@remix-run/node";
import { embeddedAccounts } from "~/accounts/auth-api/index.server";
import { requireAdmin } from "~/accounts/session/require-admin.server";
import { listSuspendedUsers } from "~/accounts/store/suspensions.server";
import { REASON_MAX, suspensionSchema } from "~/accounts/suspension-schema.server";
import { toReadableEmail } from "~/platform/http/email-domain.server";
import { getEmailLinkOrigin } from "~/platform/http/public-origin.server";
import { parseForm, readForm } from "~/platform/http/read-form.server";
import { toasts } from "~/platform/http/toast.server";
import { env } from "~/platform/env.server";
import { isMailConfigured } from "~/platform/mail/transport.server";
import { type SuspensionProblem, liftAccountSuspension, suspendAccount } from "./suspend.server";

const PROBLEMS: Record<SuspensionProblem, string> = {
  unknown: "No account has this email address.",
  own: "You can’t suspend your own account.",
  already: "This account is suspended already.",
};

export async function loader() {
  const suspended = embeddedAccounts ? await listSuspendedUsers() : [];
  return {
    areAccountsHere: embeddedAccounts !== undefined,
    isMailConfigured,
    idleMonths: env.IDLE_ACCOUNT_MONTHS ?? null,
    reasonMax: REASON_MAX,
    suspended: suspended.map((user) => ({ ...user, email: toReadableEmail(user.email) })),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { profile } = await requireAdmin(request, context);
  const form = await readForm(request);
  const submission = parseForm(form, { schema: suspensionSchema });
  const refuse = (message: string, status: number) =>
    data(
      { message, email: String(form.get("email") ?? ""), reason: String(form.get("reason") ?? "") },
      status,
    );
  if (submission.status !== "success") {
    const messages = Object.values(submission.error ?? {}).flatMap((errors) => errors ?? []);
    return refuse(messages[0] ?? "This form can’t be read. Open the page again.", 400);
  }
  if (!embeddedAccounts) return refuse("Accounts are on another server: suspend them there.", 409);
  const decision = submission.value;
  const origin = getEmailLinkOrigin(request);
  if (decision.intent === "lift") {
    if (!(await liftAccountSuspension(decision.account, profile.id, origin)))
      throw new Response("Not found", { status: 404 });
    return toasts(request).redirectWithSuccess("/admin/accounts", "Suspension lifted");
  }
  const { email, reason } = decision;
  const problem = await suspendAccount({ email, reason, operator: profile.id, origin }, new Date());
  if (problem) return refuse(PROBLEMS[problem], problem === "unknown" ? 404 : 409);
  return toasts(request).redirectWithSuccess("/admin/accounts", "Account suspended");
}
