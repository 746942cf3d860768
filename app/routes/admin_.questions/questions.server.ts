import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { requireAdmin } from "~/accounts/session/require-admin.server";
import { readIntent } from "~/platform/http/read-form.server";
import { toasts } from "~/platform/http/toast.server";
import { logSecurityEvent } from "~/platform/security-log.server";
import * as queries from "~/practice/own-questions/queries.server";
import { revokeLink } from "~/practice/own-questions/share-link.server";
import {
  type OwnQuestionRow,
  parseOwnQuestion,
} from "~/practice/own-questions/stored-question.server";

export async function loader() {
  const [reported, offered] = await Promise.all([
    queries.listReportedRows(),
    queries.listServerRows(),
  ]);
  return { reported: reported.map(describeRow), offered: offered.map(describeRow) };
}

/** Without its owner: a link shows no name, and neither does a report. */
function describeRow(row: OwnQuestionRow) {
  const { id, prompt, points, sample } = parseOwnQuestion(row);
  return {
    id,
    prompt,
    points: points.map(({ text }) => text),
    sample,
    reportedAt: row.reported_at,
  };
}

const decisionSchema = z.object({
  intent: z.enum(["revoke", "keep", "withdraw"]),
  question: z.string().max(100),
});

const DECISIONS = {
  revoke: { event: "question-link-revoked", toast: "Link revoked" },
  keep: { event: "question-link-kept", toast: "Report closed. The link still works." },
  withdraw: { event: "question-withdrawn", toast: "Only its author can practice it now" },
} as const;

export async function action({ request, context }: ActionFunctionArgs) {
  const { profile } = await requireAdmin(request, context);
  const { intent, question } = await readIntent(request, decisionSchema);
  const row = await queries.getOperatorRow(question);
  if (!row) throw new Response("Not found", { status: 404 });
  if (intent === "revoke") await revokeLink(row);
  else
    await queries.updateRow(
      row.owner_id,
      row.id,
      intent === "keep" ? { reported_at: null } : { visibility: "private" },
    );
  const { event, toast } = DECISIONS[intent];
  logSecurityEvent(event, { account: profile.id });
  return toasts(request).redirectWithSuccess("/admin/questions", toast);
}
