import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { requireMentorAccount } from "~/accounts/session/require-mentor.server";
import { handleProblemForm } from "~/mentoring/feedback/problem-form.server";
import { problemSchema } from "~/mentoring/feedback/problem-schema.server";
import { requireMentorSession } from "~/mentoring/mentor-side/require-mentor-session.server";

export async function loader(args: LoaderFunctionArgs) {
  const { session } = await requireMentorSession(
    await requireMentorAccount(args.request, args.context),
    args.params.id,
  );
  return {
    backTo: `/mentoring/requests/${session.id}`,
    other: session.contactName || "The person",
    constraint: getZodConstraint(problemSchema),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { session, profile } = await requireMentorSession(
    await requireMentorAccount(args.request, args.context),
    args.params.id,
  );
  const { ownerId: owner, name, contactEmail: email } = profile;
  const reporter = { owner, side: "mentor" as const, name, email };
  return handleProblemForm(args, session, reporter, `/mentoring/requests/${session.id}`);
}
