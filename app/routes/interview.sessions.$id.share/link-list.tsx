import { Form } from "@remix-run/react";
import type { ReportPart } from "~/feedback/report/select-parts";
import type { ReportLink } from "~/feedback/report/report-links.server";
import { Button } from "~/ui/button";
import { FormattedDate } from "~/ui/formatted-date";
import { formatList } from "~/ui/format";

const PART_LABELS: Record<ReportPart, string> = {
  scores: "scores",
  answers: "answers",
  plan: "plan",
  name: "your name",
};

/** The links created for this report, each with a revoke button. */
export function LinkList({ links }: { links: readonly ReportLink[] }) {
  if (links.length === 0) return null;
  return (
    <section className="mt-12 border-t border-hairline pt-8">
      <h2 className="mb-4 text-section">Your links</h2>
      <ul className="num">
        {links.map(({ id, number, parts, createdAt, expiresAt, state }) => (
          <li
            key={id}
            className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline py-3"
          >
            <span>
              <b className="block text-ui font-strong">
                Link {number}: shows {formatList(parts.map((part) => PART_LABELS[part]))}
              </b>
              <span className="text-sm text-muted">
                Created <FormattedDate date={createdAt} />,{" "}
                {state === "revoked" ? "revoked" : state === "expired" ? "expired" : "works until"}{" "}
                {state === "revoked" ? null : <FormattedDate date={expiresAt} />}
              </span>
            </span>
            {state === "open" ? (
              <Form method="post" data-keep-scroll="">
                <input type="hidden" name="link" value={id} />
                <Button
                  name="intent"
                  value="revoke"
                  size="sm"
                  variant="danger"
                  aria-label={`Revoke link ${number}`}
                >
                  Revoke
                </Button>
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
