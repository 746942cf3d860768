import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { requireOwner } from "~/accounts/session/owner.server";
import { checkpoint } from "~/platform/database/connection.server";
import { toasts } from "~/platform/http/toast.server";
import { nameQuestion } from "~/practice/own-questions/own-question";
import { requireOwnQuestion } from "~/practice/own-questions/own-questions.server";
import { deleteRow } from "~/practice/own-questions/queries.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { id, prompt } = await requireOwnQuestion(await requireOwner(request, context), params.id);
  return { id, prompt, name: nameQuestion(prompt) };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request, context);
  const { id } = await requireOwnQuestion(owner, params.id);
  await deleteRow(owner, id);
  await checkpoint();
  return toasts(request).redirectWithSuccess("/questions/mine", "Question deleted");
}
