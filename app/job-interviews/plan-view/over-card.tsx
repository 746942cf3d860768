import type { Outcome } from "~/job-interviews/types";
import { Button, LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import { Panel } from "~/ui/panel";

interface OverCardProps {
  id: string;
  outcome: Outcome | null;
  isDebriefOpen: boolean;
}

/** After a round: the offer, or what was asked, while it is fresh. */
export function OverCard({ id, outcome, isDebriefOpen }: OverCardProps) {
  const { label, title, action, to, note } =
    outcome === "offer" ? OFFER : isDebriefOpen ? DEBRIEF : NOTES;
  return (
    <Panel isHighlighted aria-labelledby="plan-over-name" className="plan-today">
      <div className="plan-today-head">
        <div>
          <p className="text-xs font-strong text-primary-ink">{label}</p>
          <h2 id="plan-over-name">{title}</h2>
        </div>
        <LinkButton to={`/plans/${id}/${to}`} size="lg">
          {action}
        </LinkButton>
      </div>
      <p className="plan-today-note">{note}</p>
      {outcome === "offer" ? (
        <Link
          to={`/plans/${id}/debrief`}
          className="mt-2 inline-flex min-h-11 items-center text-sm text-primary-ink underline underline-offset-3"
        >
          Your notes on the interview
        </Link>
      ) : null}
      {outcome === null ? null : (
        <form method="post" action={`/plans/${id}`} className="mt-1">
          <Button name="intent" value="open" variant="ghost" size="sm" className="-ml-3">
            It’s still open
          </Button>
        </form>
      )}
    </Panel>
  );
}

const OFFER = {
  label: "Your offer",
  title: "Before you sign",
  action: "See what to check",
  to: "offer",
  note: "What to check, what to ask for and in which order, and a reply to start from.",
};

const DEBRIEF = {
  label: "Two minutes",
  title: "What did they ask?",
  action: "Write down what they asked",
  to: "debrief",
  note: "A few lines now make the next one easier: a question you had no story for comes first in your next plan.",
};

const NOTES = {
  label: "Written down",
  title: "Your notes",
  action: "Open your notes",
  to: "debrief",
  note: "What they asked, what you told, and what happened next.",
};
