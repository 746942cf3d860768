import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { getAuth } from "~/accounts/session/auth.server";
import { findOrCreateOwner, findOwner } from "~/accounts/session/owner.server";
import { mentorById, listMentorsByTab } from "~/data/mentors";
import { getSkillNames } from "~/data/skills";
import { mentorRequestLimit } from "~/mentoring/limits.server";
import { insertRequest, listRequests } from "~/mentoring/queries.server";
import { requestSchema } from "~/mentoring/schema.server";
import { readLimitedForm } from "~/platform/http/read-limited-form.server";
import { toasts } from "~/platform/http/toast.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const mentor = requireMentor(params.id);
  const owner = await findOwner(request, context);
  return {
    mentor,
    specialties: getSkillNames(mentor.specialties),
    otherMentors: listMentorsByTab(mentor.tab)
      .filter(({ id }) => id !== mentor.id)
      .map(({ id, name, title }) => ({ id, name, title })),
    constraint: getZodConstraint(requestSchema),
    isAnonymous: (await getAuth(request, context)).status === "anonymous",
    previousRequests: owner
      ? (await listRequests(owner)).filter(({ mentorId }) => mentorId === mentor.id)
      : [],
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const mentor = requireMentor(params.id);
  const { values, refusal } = await readLimitedForm(
    { request, context },
    {
      schema: requestSchema,
      limit: mentorRequestLimit,
      reason: "Too many requests from your network.",
    },
  );
  if (refusal) return refusal;
  const { owner, headers } = await findOrCreateOwner(request, context);
  await insertRequest(owner, mentor.id, values);
  const toast = {
    message: "Session Request Sent",
    description: `Your request was sent. You will be notified when ${mentor.name} confirms.`,
  };
  return toasts(request).redirectWithSuccess(`/mentors/${mentor.id}`, toast, { headers });
}

function requireMentor(id = "") {
  const mentor = mentorById(id);
  if (!mentor) throw new Response("Not found", { status: 404 });
  return mentor;
}
