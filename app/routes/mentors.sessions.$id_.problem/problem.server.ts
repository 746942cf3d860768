import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { getAuth } from "~/accounts/session/auth.server";
import { findOwner } from "~/accounts/session/owner.server";
import { handleProblemForm } from "~/mentoring/feedback/problem-form.server";
import { problemSchema } from "~/mentoring/feedback/problem-schema.server";
import { requireOwnSession } from "~/mentoring/sessions/require-own-session.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const owner = await findOwner(request, context);
  const { session, mentor } = await requireOwnSession(owner, params.id);
  return {
    backTo: `/mentors/sessions/${session.id}`,
    other: mentor.name,
    constraint: getZodConstraint(problemSchema),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { session } = await requireOwnSession(await findOwner(request, context), params.id);
  const auth = await getAuth(request, context);
  const { name, email } =
    auth.status === "signed-in" ? auth.profile : { name: session.contactName, email: "" };
  const reporter = { owner: session.ownerId, side: "person" as const, name, email };
  const page = `/mentors/sessions/${session.id}`;
  return handleProblemForm({ request, context }, session, reporter, page);
}
