import type { LoaderFunctionArgs } from "@remix-run/node";
import { findOwner } from "~/accounts/session/owner.server";
import { getCodingTask } from "~/data/questions/coding/tasks.server";
import type { PageHandle } from "~/platform/http/page-handle";
import { requireSession } from "~/practice/store/require-session.server";

export const handle = { access: "owner" } satisfies PageHandle;

/**
 * The hidden tests of a question, fetched when the user runs their code, so the page itself doesn't
 * contain them.
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { session } = await requireSession(await findOwner(request, context), params.id);
  const task = getCodingTask(session.questions[Number(params.number) - 1]?.id ?? "");
  if (!task) throw new Response("Not found", { status: 404 });
  return Response.json(task.hiddenTests, { headers: { "Cache-Control": "private, no-store" } });
}
