import type { ActionFunctionArgs } from "@remix-run/node";
import { findOwner } from "~/accounts/session/owner.server";
import { saveDraft } from "~/practice/drafts/drafts.server";
import { draftSchema } from "~/practice/drafts/schema.server";
import { requireSession } from "~/interviews/require-session.server";
import { readForm } from "~/platform/http/read-form.server";

export function loader() {
  return Response.json({ message: "Drafts are only sent here." }, { status: 405 });
}

/** Keeps what is being written. Called by a script while typing; without one, Save draft goes to the page itself. */
export async function action(args: ActionFunctionArgs) {
  try {
    return await handleDraft(args);
  } catch (error) {
    // Elsewhere these become a page; a script has to be able to read them, and stop trying.
    if (!(error instanceof Response) || ![404, 410].includes(error.status)) throw error;
    return Response.json(
      {
        message:
          "This session was deleted, so nothing more is saved to it. Copy your answer if you want to keep it.",
        revision: null,
      },
      { status: error.status },
    );
  }
}

async function handleDraft({ request, context, params }: ActionFunctionArgs) {
  const { session } = await requireSession(await findOwner(request, context), params.id);
  const draft = draftSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!draft.success || !session.questions.some(({ id }) => id === draft.data.questionId)) {
    return Response.json(
      {
        message: "This cannot be saved as it is. Copy your answer and open the page again.",
        revision: null,
      },
      { status: 400 },
    );
  }
  if (session.endedAt)
    return Response.json(
      {
        message:
          "This session has ended, so nothing more is saved to it. Copy your answer if you want to keep it.",
        revision: null,
      },
      { status: 409 },
    );
  const saveResult = await saveDraft(session, draft.data);
  return Response.json(saveResult, { status: saveResult.ok ? 200 : 409 });
}
