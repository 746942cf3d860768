import type { ComponentType, SVGProps } from "react";
import BookOpen from "lucide-react/icons/book-open";
import Flag from "lucide-react/icons/flag";
import MessageSquareText from "lucide-react/icons/message-square-text";
import ListChecks from "lucide-react/icons/list-checks";
import Mic from "lucide-react/icons/mic";
import Play from "lucide-react/icons/play";
import { Button, LinkButton } from "~/ui/button";
import { FormError } from "~/ui/form-error";
import { ArrowRight, Check, ChevronDown } from "~/ui/icons";
import { Link } from "~/ui/link";
import { Panel } from "~/ui/panel";
import { type ItemKind, nameItem, type TodayItem } from "./items";

interface RunItem extends TodayItem {
  isDone: boolean;
  isReviewMissing?: boolean;
}

interface RunPanelProps {
  view: {
    kind: "new" | "started";
    items: readonly RunItem[];
    /** In place of a start, where there is one page to open. */
    onlyLink?: { to: string; label: string } | null;
  };
  limitMessage: string | undefined;
}

const ICONS: Record<ItemKind, ComponentType<SVGProps<SVGSVGElement>>> = {
  question: Mic,
  session: Mic,
  quiz: ListChecks,
  exercise: ListChecks,
  lesson: BookOpen,
  story: MessageSquareText,
  short: MessageSquareText,
  opening: MessageSquareText,
  rehearsal: Mic,
  page: ArrowRight,
};

/** For a person who wants none of the day's items. */
const CHOICES = [
  { to: "/interview", label: "Practice a question" },
  { to: "/learning", label: "Take a course" },
  { to: "/occupations", label: "Explore occupations" },
];

/** The day's items in order, and the one button that runs them. */
export function RunPanel({ view: { kind, items, onlyLink }, limitMessage }: RunPanelProps) {
  const isStarted = kind === "started";
  const next = items.find(({ isDone }) => !isDone);
  const canRise = items.some((item) => item.kind !== "page");
  const other = items.slice(1).find((item) => !item.isDone && item.kind !== "question");
  return (
    <Panel isHighlighted aria-label="Today’s sitting" className="run-panel">
      <ol>
        {items.map((item) => (
          <RailItem key={`${item.kind} ${item.subject}`} item={item} />
        ))}
        {canRise ? (
          <li data-end="">
            <span className="run-dot">
              <Flag aria-hidden />
            </span>
            <p>Then you see what changed.</p>
          </li>
        ) : null}
      </ol>
      <FormError>{limitMessage}</FormError>
      <form method="post" action="/profile?index" className="run-actions">
        {onlyLink ? (
          <LinkButton to={onlyLink.to} size="lg">
            {onlyLink.label}
          </LinkButton>
        ) : (
          <Button
            name="intent"
            value={isStarted ? "next" : "start"}
            size="lg"
            pendingText="Opening"
          >
            <Play aria-hidden />
            {isStarted && next ? `Continue, ${nameItem(next)} next` : "Start"}
          </Button>
        )}
        {other && !isStarted ? (
          <LinkButton to={other.to} variant="ghost">
            Only the {nameItem(other)}
          </LinkButton>
        ) : null}
      </form>
      <details className="run-else">
        <summary>
          Something else
          <ChevronDown aria-hidden />
        </summary>
        <ul>
          {CHOICES.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </details>
    </Panel>
  );
}

function RailItem({
  item: { kind, title, reason, minutes, isDone, isReviewMissing = false },
}: {
  item: RunItem;
}) {
  const Icon = isDone ? Check : ICONS[kind];
  return (
    <li data-done={isDone}>
      <span className="run-dot">
        <Icon aria-hidden />
      </span>
      <div className="min-w-0 wrap-anywhere">
        <h2>
          {title}
          {isDone ? <span className="sr-only">, done</span> : null}
        </h2>
        <p>{isReviewMissing ? "Your answer is kept. Its review isn’t ready." : reason}</p>
      </div>
      {minutes === null ? null : <span className="num run-minutes">{minutes} min</span>}
    </li>
  );
}
