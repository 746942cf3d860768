import { getZodConstraint } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { getAuth } from "~/accounts/session/auth.server";
import { findOrCreateOwner } from "~/accounts/session/owner.server";
import { mentorApplicationLimit } from "~/mentoring/limits.server";
import { insertApplication } from "~/mentoring/applications/queries.server";
import { applicationSchema } from "~/mentoring/schema.server";
import { readLimitedForm } from "~/platform/http/read-limited-form.server";
import { APPLICATION_NOTES, APPLICATION_STEPS } from "./notes.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const auth = await getAuth(request, context);
  const {
    name = "",
    email = "",
    title = "",
    linkedin = "",
  } = auth.status === "signed-in" ? auth.profile : {};
  return {
    constraint: getZodConstraint(applicationSchema),
    defaults: { name, email, title, link: linkedin },
    beside: { steps: APPLICATION_STEPS, notes: APPLICATION_NOTES },
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
