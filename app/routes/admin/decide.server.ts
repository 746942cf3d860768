import { data } from "@remix-run/node";
import type { z } from "zod";
import {
  type DecisionProblem,
  approveApplication,
  declineApplication,
} from "~/mentoring/applications/decide.server";
import type { decisionSchema } from "~/mentoring/applications/schema.server";
import { getEmailLinkOrigin } from "~/platform/http/public-origin.server";
import { isMailConfigured } from "~/platform/mail/transport.server";
import { toasts } from "~/platform/http/toast.server";
import { logSecurityEvent } from "~/platform/security-log.server";

const PROBLEMS: Record<DecisionProblem, string> = {
  "not-found": "The application was withdrawn.",
  decided: "Someone has already decided about this application.",
  operator:
    "The applicant is an operator of this server. Operators need a second account to be mentors.",
  "mentor-already": "The applicant is a mentor already.",
};

/** A decision that can't be read, or is without its reason. */
export function refuseDecision(form: FormData, error: Record<string, string[] | null> | null) {
  const problem = {
    application: String(form.get("application")),
    message: error?.reason?.[0] ?? "Unknown form",
    reason: String(form.get("reason") ?? ""),
  };
  return data({ problem }, 400);
}

/** Approves or declines an application. */
export async function decideApplication(
  request: Request,
  decision: z.output<typeof decisionSchema>,
  account: string,
) {
  const origin = getEmailLinkOrigin(request);
  const now = new Date();
  const outcome =
    decision.intent === "approve"
      ? await approveApplication(decision.application, origin, now)
      : await declineApplication(decision.application, decision.reason, origin, now);
  if (!outcome.ok) {
    const problem = {
      application: decision.application,
      message: PROBLEMS[outcome.problem],
      reason: decision.intent === "decline" ? decision.reason : "",
    };
    return data({ problem }, outcome.problem === "not-found" ? 404 : 409);
  }
  const isApproved = decision.intent === "approve";
  logSecurityEvent(isApproved ? "mentor-approved" : "mentor-declined", { account });
  return toasts(request).redirectWithSuccess("/admin#applications", {
    message: isApproved ? "Application approved" : "Application declined",
    description: isMailConfigured
      ? "The applicant gets an email."
      : "The applicant sees it on the page of the application.",
  });
}
