import type { LoaderFunctionArgs } from "@remix-run/node";
import { findOwner } from "~/accounts/session/owner.server";
import type { PageHandle } from "~/platform/http/page-handle";
import { requireReviewableSession } from "~/practice/store/require-session.server";

export const handle = { access: "owner" } satisfies PageHandle;

/** The whole answer as text: the review of a long one shows only its first sentences. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { session } = await requireReviewableSession(
    request,
    await findOwner(request, context),
    params.id,
  );
  const question = session.questions[Number(params.number) - 1];
  const attempt = Number(new URL(request.url).searchParams.get("attempt"));
  const answer = session.answers.find(
    (candidate) => candidate.questionId === question?.id && candidate.attempt === attempt,
  );
  if (!question || !answer) throw new Response("Not found", { status: 404 });
  return new Response(answer.text, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Disposition": `attachment; filename="answer-${question.id}-${attempt}.txt"`,
      "Cache-Control": "private, no-store",
    },
  });
}
