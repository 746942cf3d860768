import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { requireOwner } from "~/accounts/session/owner.server";
import { checkpoint } from "~/platform/database/connection.server";
import { toasts } from "~/platform/http/toast.server";
import { listTellings } from "~/stories/queries.server";
import { deleteStory, requireStory } from "~/stories/stories.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const owner = await requireOwner(request, context);
  const { id, title } = await requireStory(owner, params.id);
  const tellings = await listTellings(owner);
  return { id, title, toldCount: tellings.filter(({ storyId }) => storyId === id).length };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request, context);
  const { id } = await requireStory(owner, params.id);
  await deleteStory(owner, id);
  await checkpoint();
  return toasts(request).redirectWithSuccess("/stories", "Story deleted");
}
