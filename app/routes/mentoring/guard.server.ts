import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { requireAccount } from "~/accounts/session/auth.server";
import { requireMentorAccount } from "~/accounts/session/require-mentor.server";
import { listApplications } from "~/mentoring/applications/queries.server";

/** Stands in front of the pages of mentors. */
export async function guardMentorPages({
  request,
  context,
}: LoaderFunctionArgs | ActionFunctionArgs): Promise<undefined> {
  const { profile } = await requireAccount(request, context);
  if (profile.userType !== "mentor") await refuseApplicant(getOwnerId(profile));
  await requireMentorAccount(request, context);
}

/** 403 for a person whose application is still being read, with the date it came. */
async function refuseApplicant(owner: string): Promise<void> {
  const applications = await listApplications(owner);
  const waiting = applications.find(({ state }) => state === "waiting");
  if (waiting)
    throw Response.json({ appliedAt: waiting.createdAt }, { status: 403, statusText: "Forbidden" });
}
