import type { ComponentType, SVGProps } from "react";
import BookOpen from "lucide-react/icons/book-open";
import Eye from "lucide-react/icons/eye";
import Play from "lucide-react/icons/play";
import Target from "lucide-react/icons/target";
import UserCheck from "lucide-react/icons/user-check";
import UserRound from "lucide-react/icons/user-round";
import { MessageSquareText } from "~/ui/icons";
import { Link } from "~/ui/link";
import type { AdviceKind, AdviceStep } from "./types";

const ICONS: Record<AdviceKind, ComponentType<SVGProps<SVGSVGElement>>> = {
  tell: UserRound,
  target: Target,
  look: Eye,
  practice: MessageSquareText,
  learn: BookOpen,
  ask: UserCheck,
  continue: Play,
};

/** Other steps, in a line each, for a person who doesn't want the first. */
export function AlternativeSteps({ steps }: { steps: readonly AdviceStep[] }) {
  if (steps.length === 0) return null;
  return (
    <ul aria-label="Or instead">
      {steps.map(({ kind, subject, title, to, minutes }) => {
        const Icon = ICONS[kind];
        return (
          <li key={`${kind} ${subject}`} className="border-t border-hairline">
            <Link
              to={to}
              className="flex min-h-12 items-center gap-3 py-2 text-ui font-control hover:text-primary-ink"
            >
              <Icon className="size-4.5 flex-none text-muted" aria-hidden />
              <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
              {minutes === null ? null : (
                <span className="num flex-none text-sm font-text text-muted">{minutes} min</span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
