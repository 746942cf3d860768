import { Link } from "@remix-run/react";
import { Timer } from "lucide-react";
import type { ReactNode } from "react";
import { LogoMark } from "~/ui/logo";

interface QuestionProgress {
  state: "done" | "skipped" | "open";
  /** Score of the latest attempt. */
  score: number | null;
}

interface SessionHeaderProps {
  title: string;
  steps: readonly QuestionProgress[];
  /** Index of the current question; -1 when all have been asked. */
  current: number;
  /** The clock: "2:14 (aim for about 4:00)". */
  clock?: ReactNode;
  /** The End Session form. */
  children: ReactNode;
}

/** Topic, progress, clock and the End Session button: an interview has no other navigation. */
export function SessionHeader({ title, steps, current, clock, children }: SessionHeaderProps) {
  return (
    <header className="relative border-b border-hairline">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-3 px-(--gutter) py-3 lg:flex lg:min-h-16 lg:flex-wrap">
        <p className="flex min-w-0 items-center gap-2.5 text-ui font-strong whitespace-nowrap">
          <Link to="/" aria-label="Pathlight" className="-m-2.5 rounded-control p-2.5">
            <LogoMark className="size-6" />
          </Link>
          <span className="truncate">{title}</span>
        </p>
        <ol
          aria-label={
            current < 0
              ? `All ${steps.length} questions asked`
              : `Question ${current + 1} of ${steps.length}`
          }
          className="num order-last col-span-2 flex gap-1 text-2xs md:gap-1.25 lg:order-none lg:mx-auto lg:max-w-140 lg:min-w-80 lg:flex-1"
        >
          {steps.map((step, index) => (
            <QuestionStep
              key={index}
              number={index + 1}
              step={step}
              current={index === current}
              total={steps.length}
            />
          ))}
        </ol>
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

const BAR_CLASSES = {
  done: "bg-chart-1 opacity-60",
  skipped: "station-skipped",
  open: "bg-surface-3",
} as const;

function QuestionStep({
  number,
  step,
  current,
  total,
}: {
  number: number;
  step: QuestionProgress;
  current: boolean;
  total: number;
}) {
  return (
    <li
      aria-current={current ? "step" : undefined}
      className={`grid gap-1.5 leading-none ${current ? "min-w-fit flex-[1.5] font-strong text-text" : "@container flex-1 text-muted"}`}
    >
      <span
        aria-hidden
        className={`h-1 rounded-[2px] ${current ? "bg-chart-1 shadow-[0_0_12px_var(--glow)]" : BAR_CLASSES[step.state]}`}
      />
      <span className="flex gap-1.5 whitespace-nowrap">
        {current ? `${number} of ${total}` : number}
        {current || step.state === "open" ? null : (
          <b className="font-strong text-text-2 max-md:sr-only @max-[2.5rem]:sr-only">
            {step.state === "skipped" ? "skip" : step.score}
          </b>
        )}
      </span>
    </li>
  );
}
