import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { requireOwner } from "~/accounts/session/owner.server";
import { deleteSession } from "~/practice/store/queries.server";
import { requireSession } from "~/practice/store/require-session.server";
import { checkpoint } from "~/platform/database/connection.server";
import { toasts } from "~/platform/http/toast.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { session } = await requireSession(await requireOwner(request, context), params.id);
  return {
    id: session.id,
    title: session.card.title,
    startedAt: session.startedAt,
    answerCount: session.answers.length,
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { owner, session } = await requireSession(await requireOwner(request, context), params.id);
  await deleteSession(owner, session.id);
  await checkpoint();
  return toasts(request).redirectWithSuccess("/interview/history", "Session deleted");
}
