import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/use-hydrated";
import { usePending } from "~/ui/use-pending";

interface AnswerActionsProps {
  /** The tests of the code are run before the answer is sent. */
  isRunningTests: boolean;
  children: ReactNode;
}

/** Submit button and secondary actions; a bottom bar on small screens. */
export function AnswerActions({ isRunningTests, children }: AnswerActionsProps) {
  const hydrated = useHydrated();
  const isSending = usePending("answer");
  return (
    <div className="answer-bar mt-5.5 flex flex-wrap items-center gap-3.5">
      <Button
        size="lg"
        name="intent"
        value="answer"
        isPending={isRunningTests || isSending}
        pendingText={isRunningTests ? "Running your tests…" : "Reading your answer…"}
        className="max-md:order-last max-md:flex-1"
      >
        Submit Response
      </Button>
      {hydrated ? (
        <span className="mr-auto flex gap-1.5 max-md:hidden" aria-hidden>
          <Key>Ctrl</Key>
          <Key>Enter</Key>
        </span>
      ) : null}
      <span className="flex flex-wrap gap-2 md:-mr-4.5 md:ml-auto">{children}</span>
    </div>
  );
}

function Key({ children }: { children: string }) {
  return (
    <kbd className="rounded-xs border border-hairline-strong bg-surface-1 px-1.5 py-0.5 font-mono text-2xs text-text-2">
      {children}
    </kbd>
  );
}
