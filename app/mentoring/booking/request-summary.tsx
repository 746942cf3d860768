import type { ReactNode } from "react";
import CalendarCheck from "lucide-react/icons/calendar-check";
import Clock from "lucide-react/icons/clock";
import { Panel } from "~/ui/panel";
import type { SlotView } from "./week-view.server";

interface RequestSummaryProps {
  title: string;
  slot: SlotView | undefined;
  mentor: { firstName: string; price: number; isSample: boolean };
  /** The time is entered by hand. */
  isProposal?: boolean;
  /** The button, and what belongs under it. */
  children: ReactNode;
}

/** What is about to be sent: the selected time for both sides, and the terms. */
export function RequestSummary({
  title,
  slot,
  mentor,
  isProposal = false,
  children,
}: RequestSummaryProps) {
  return (
    <Panel isHighlighted className="p-6 lg:sticky lg:top-24 lg:p-7">
      <h2 className="font-sans text-sm font-strong text-text-2">{title}</h2>
      {isProposal ? null : (
        <div className="slot-summary num mt-2">
          <p className="text-section" data-slot="day">
            {slot?.day}
          </p>
          <p className="mt-1 text-text-2" data-slot="range">
            {slot?.range}
          </p>
          <p className="mt-0.5 text-sm text-muted" data-slot="mentorRange">
            {slot?.mentorRange}
          </p>
        </div>
      )}
      <p className="no-slot-summary mt-2 text-section">
        {isProposal ? "The time you propose" : slot ? "The time you selected" : "Choose a time"}
      </p>
      <dl className="num mt-5 grid gap-2 border-t border-hairline pt-4 text-sm">
        <SummaryRow label="Length">60 minutes</SummaryRow>
        {mentor.isSample ? null : (
          <>
            <SummaryRow label="Where">Video link from {mentor.firstName}</SummaryRow>
            <SummaryRow label="Price">
              {mentor.price === 0 ? "Free" : `$${mentor.price}, paid to the mentor`}
            </SummaryRow>
          </>
        )}
      </dl>
      <div className="mt-5">{children}</div>
      <ul className="mt-5 grid gap-2.5 text-xs text-text-2">
        <li className="flex gap-2.5">
          <Clock className="size-4.5 flex-none text-muted" strokeWidth={1.6} aria-hidden />
          {mentor.isSample
            ? "Sample mentor: no call, no charge. The reply is automatic and comes after about a minute."
            : `${mentor.firstName} has up to 48 hours to reply. Without a reply the request expires and we suggest three alternatives.`}
        </li>
        {isProposal ? null : (
          <li className="slot-summary">
            <span className="flex gap-2.5">
              <CalendarCheck
                className="size-4.5 flex-none text-muted"
                strokeWidth={1.6}
                aria-hidden
              />
              <span>
                Free to cancel until <span data-slot="cancelUntil">{slot?.cancelUntil}</span>.
              </span>
            </span>
          </li>
        )}
      </ul>
    </Panel>
  );
}

function SummaryRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-6">
      <dt className="text-muted">{label}</dt>
      <dd className="text-right font-medium">{children}</dd>
    </div>
  );
}
