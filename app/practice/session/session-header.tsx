import type { ReactNode } from "react";
import Timer from "lucide-react/icons/timer";
import { Link } from "~/ui/link";
import { LogoMark } from "~/ui/logo";
import { type QuestionStep, QuestionMenu, QuestionSteps } from "./question-steps";

interface SessionHeaderProps {
  title: string;
  steps: readonly QuestionStep[];
  /** Index of the current question; -1 when all have been asked. */
  current: number;
  /** The clock: "2:14 (aim for about 4:00)". */
  clock?: ReactNode;
  /** The End Session form. */
  children: ReactNode;
}

/** Topic, progress through several questions, clock and the End Session button: an interview has no other navigation. */
export function SessionHeader({ title, steps, current, clock, children }: SessionHeaderProps) {
  return (
    <header className="session-header relative z-20 border-b border-hairline">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1 px-(--gutter) py-3 max-md:has-[details]:pb-1 narrow:grid-cols-1 lg:flex lg:min-h-16 lg:flex-wrap lg:justify-between">
        <p className="flex min-w-0 items-center gap-2.5 text-ui leading-tight font-strong">
          <Link to="/" aria-label="Pathlight" className="-m-2.5 rounded-control p-2.5">
            <LogoMark className="size-6" />
          </Link>
          <span className="session-title">{title}</span>
        </p>
        {steps.length > 1 ? (
          <>
            <QuestionSteps steps={steps} current={current} />
            <QuestionMenu key={current} steps={steps} current={current} />
          </>
        ) : null}
        <div className="flex flex-none items-center gap-3">
          {clock ? (
            <p className="num flex items-center gap-2 text-sm whitespace-nowrap text-muted">
              <Timer className="size-4.5 text-text-2" strokeWidth={1.75} aria-hidden />
              {clock}
            </p>
          ) : null}
          {children}
        </div>
      </div>
    </header>
  );
}
