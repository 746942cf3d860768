import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { requireOwner } from "~/accounts/session/owner.server";
import { deleteJobInterview } from "~/job-interviews/job-interviews.server";
import { countNotes } from "~/job-interviews/count-notes.server";
import { requireJobInterview } from "~/job-interviews/require-job-interview.server";
import { checkpoint } from "~/platform/database/connection.server";
import { toasts } from "~/platform/http/toast.server";
import { pluralize } from "~/ui/format";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const owner = await requireOwner(request, context);
  const { id, company, role, rounds, posting } = await requireJobInterview(owner, params.id);
  const { questions, offers } = await countNotes(owner, id);
  return {
    id,
    company,
    role,
    parts: [
      `${pluralize(rounds.length, "round")}, the plan and the card`,
      ...(posting === "" ? [] : ["the posting"]),
      ...(questions === 0
        ? []
        : [`your notes: ${pluralize(questions, "question")} you were asked`]),
      ...(offers === 0 ? [] : ["what you noted about the offer"]),
    ],
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request, context);
  await deleteJobInterview(owner, await requireJobInterview(owner, params.id));
  await checkpoint();
  return toasts(request).redirectWithSuccess("/plans", "Job interview deleted");
}
