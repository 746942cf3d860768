import type { ActionFunctionArgs } from "@remix-run/node";
import { findOwner } from "~/accounts/session/owner.server";
import type { PageHandle } from "~/platform/http/page-handle";
import { saveDraft } from "~/practice/drafts/drafts.server";
import { draftSchema } from "~/practice/drafts/schema.server";
import { requireSessionOutline } from "~/practice/store/require-session.server";
import { getClient } from "~/platform/http/client.server";
import { readForm } from "~/platform/http/read-form.server";

export const handle = { access: "owner" } satisfies PageHandle;

export function loader() {
  return Response.json({ message: "Use POST to save a draft." }, { status: 405 });
}

/**
 * Autosaves the draft, called by script. Without JavaScript, Save draft posts to the page itself.
 */
export async function action(args: ActionFunctionArgs) {
  try {
    return await handleDraft(args);
  } catch (error) {
    // Thrown responses become error pages elsewhere; a fetch needs JSON, so it can stop retrying.
    if (!(error instanceof Response) || ![404, 410].includes(error.status)) throw error;
    return Response.json(
      {
        message:
          "This session was deleted, so drafts can’t be saved. Copy your answer if you want to keep it.",
        revision: null,
      },
      { status: error.status },
    );
  }
}

async function handleDraft({ request, context, params }: ActionFunctionArgs) {
  const session = await requireSessionOutline(await findOwner(request, context), params.id);
  const draft = draftSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!draft.success || !session.questionIds.includes(draft.data.questionId)) {
    return Response.json(
      {
        message: "This draft can’t be saved. Copy your answer and reload the page.",
        revision: null,
      },
      { status: 400 },
    );
  }
  if (session.endedAt)
    return Response.json(
      {
        message:
          "This session has ended, so drafts can’t be saved. Copy your answer if you want to keep it.",
        revision: null,
      },
      { status: 409 },
    );
  const saveResult = await saveDraft(session.id, draft.data, getClient(context).ip);
  return Response.json(saveResult, { status: saveResult.ok ? 200 : saveResult.status });
}
