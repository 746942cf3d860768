import type { LoaderFunctionArgs } from "@remix-run/node";
import { getDisplayName } from "~/accounts/session/display-name.server";
import { requireOwner } from "~/accounts/session/owner.server";
import { loadReport } from "~/feedback/report/load-report.server";
import { listUnsentDrafts } from "~/practice/drafts/drafts.server";
import { requireReviewableSession } from "~/practice/store/require-session.server";
import { getAdvice } from "~/skills/advice/get-advice.server";
import { loadMarkedAnswers } from "~/feedback/marks/load-marked-answers.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { owner, session } = await requireReviewableSession(
    request,
    await requireOwner(request, context),
    params.id,
  );
  return {
    id: session.id,
    isEnded: session.endedAt !== null,
    marked: await loadMarkedAnswers(owner, { sessionId: session.id }),
    advice: await getAdvice(owner, context, new Date()),
    report: await loadReport(
      owner,
      session,
      await getDisplayName(request, context),
      await listUnsentDrafts(owner, session),
    ),
  };
}
