import { Button } from "~/ui/button";
import { Panel } from "~/ui/panel";

interface QuickStartProps {
  question: { id: string; prompt: string };
  /** Something else on the page is to be done first. */
  isSecondary: boolean;
}

/** A session for everybody: one press from its question. */
export function QuickStart({ question, isSecondary }: QuickStartProps) {
  return (
    <Panel
      isHighlighted={!isSecondary}
      aria-labelledby="quick"
      className="flex flex-col items-start gap-x-10 gap-y-5 p-5 md:p-6 md:only:flex-row md:only:items-end md:only:justify-between"
    >
      <div>
        <h2 id="quick" className="font-sans text-sm font-strong text-muted">
          One question, three minutes
        </h2>
        <p className="mt-2 max-w-[28em] font-head text-section font-strong">{question.prompt}</p>
      </div>
      {/* Full page load: the camera permission policy is set per document, and only session pages allow it. */}
      <form
        method="post"
        action={`/interview/questions/${question.id}`}
        className="mt-auto flex-none max-md:w-full"
      >
        <Button size="lg" variant={isSecondary ? "secondary" : "primary"} className="max-md:w-full">
          Start this question
        </Button>
      </form>
    </Panel>
  );
}
