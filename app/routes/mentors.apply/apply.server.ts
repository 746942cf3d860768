import { getZodConstraint } from "@conform-to/zod/v4";
import { isMailConfigured } from "~/platform/mail/transport.server";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { getAuth } from "~/accounts/session/auth.server";
import { findOrCreateOwner, findOwnerIfReachable } from "~/accounts/session/owner.server";
import { mentorApplicationLimit } from "~/mentoring/limits.server";
import { insertApplication, listApplications } from "~/mentoring/applications/queries.server";
import { findProfileOf } from "~/mentoring/directory/profiles.server";
import { applicationSchema } from "~/mentoring/applications/schema.server";
import { readLimitedForm } from "~/platform/http/read-limited-form.server";
import type { ApplicationStatus } from "./application-status";
import { APPLICATION_NOTES, listApplicationSteps } from "./notes.server";
import { toReadableEmail } from "~/platform/http/email-domain.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const auth = await getAuth(request, context);
  const owner = await findOwnerIfReachable(request, context);
  const {
    name = "",
    email = "",
    title = "",
    linkedin = "",
  } = auth.status === "signed-in" ? auth.profile : {};
  const status = owner === undefined ? null : await findStatus(owner);
  const steps = listApplicationSteps(auth.status === "signed-in");
  return {
    status,
    constraint: getZodConstraint(applicationSchema),
    defaults: { name, email: toReadableEmail(email), title, link: linkedin },
    // Who waits has sent it.
    beside: { steps: status ? steps.slice(1) : steps, notes: APPLICATION_NOTES },
  };
}

async function findStatus(owner: string): Promise<ApplicationStatus | null> {
  if (await findProfileOf(owner)) return { kind: "mentor" };
  const waiting = (await listApplications(owner)).find(({ state }) => state === "waiting");
  if (!waiting) return null;
  const { id, email, createdAt } = waiting;
  return {
    kind: "waiting",
    id,
    email: isMailConfigured ? toReadableEmail(email) : null,
    sentAt: createdAt,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, refusal } = await readLimitedForm(
    { request, context },
    {
      schema: applicationSchema,
      limit: mentorApplicationLimit,
      reason: "Too many applications from your network.",
    },
  );
  if (refusal) return refusal;
  const { owner, headers } = await findOrCreateOwner(request, context);
  return redirect(`/mentors/apply/sent/${await insertApplication(owner, values)}`, { headers });
}
