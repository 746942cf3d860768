import Hourglass from "lucide-react/icons/hourglass";
import type { ReactNode } from "react";
import { Panel } from "~/ui/panel";
import type { ProgressStep } from "./progress";
import { ProgressLine } from "./progress-line";

interface SessionStateProps {
  title: string;
  detail: string;
  /** Until when a reply is possible. */
  deadline: { left: string; at: string } | null;
  steps: ProgressStep[];
  /** What waits for the reader, before the steps. */
  pending?: ReactNode;
  /** What can be done in this state. */
  children: ReactNode;
}

/** The state of a session and how it came to it: the same for the person and the mentor. */
export function SessionState({
  title,
  detail,
  deadline,
  steps,
  pending,
  children,
}: SessionStateProps) {
  return (
    <Panel className="mt-8 p-6 lg:p-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 className="text-section">{title}</h2>
        {deadline ? (
          <p className="num flex items-center gap-2 text-sm text-text-2">
            <Hourglass className="size-4" strokeWidth={1.6} aria-hidden />
            Reply due by {deadline.at} ({deadline.left})
          </p>
        ) : null}
      </div>
      {detail ? <p className="mt-2 max-w-(--measure) text-text-2">{detail}</p> : null}
      {pending}
      <ProgressLine steps={steps} />
      {children}
    </Panel>
  );
}
