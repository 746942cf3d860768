import { NO_SCORE_YET } from "~/coach/score/range";
import { formatScore } from "~/practice/store/format-score";
import { ChevronDown } from "~/ui/icons";
import { Link } from "~/ui/link";

export interface QuestionStep {
  name: string;
  state: "done" | "skipped" | "open";
  /** Score of the latest attempt. */
  score: number | null;
  /** Something is still asked that would change it. */
  isOpen: boolean;
  /** So much is still asked that a figure would say too little. */
  isTooOpen: boolean;
  /** The question's page, or its review; null if there is nothing to see yet. */
  to: string | null;
}

interface QuestionStepsProps {
  steps: readonly QuestionStep[];
  /** Index of the current question; -1 when all have been asked. */
  current: number;
}

const BAR_CLASSES = {
  done: "bg-chart-1",
  skipped: "station-skipped",
  open: "bg-surface-3",
} as const;

/** Only what is answered is lit; the current one stands out from those still open. */
const getBarClass = ({ state }: QuestionStep, isCurrent: boolean): string =>
  `h-1 rounded-[2px] ${isCurrent && state !== "done" ? "bg-control" : BAR_CLASSES[state]}`;

/** The questions in one line, each a link; on small screens QuestionMenu takes its place. */
export function QuestionSteps({ steps, current }: QuestionStepsProps) {
  return (
    <ol
      aria-label={
        current < 0
          ? `All ${steps.length} questions asked`
          : `Question ${current + 1} of ${steps.length}`
      }
      className="num order-last col-span-full flex gap-1.25 text-2xs max-md:hidden lg:order-none lg:mx-auto lg:max-w-140 lg:min-w-80 lg:flex-1"
    >
      {steps.map((step, index) => {
        const isCurrent = index === current;
        const content = (
          <>
            <span aria-hidden className={getBarClass(step, isCurrent)} />
            <span className="flex gap-1.5 whitespace-nowrap">
              {isCurrent ? `${index + 1} of ${steps.length}` : index + 1}
              {isCurrent || step.state === "open" ? null : (
                <b className="font-strong text-text-2 @max-[2.5rem]:sr-only">
                  <StepScore step={step} />
                </b>
              )}
            </span>
          </>
        );
        const className = `grid min-h-11 content-center gap-1.5 leading-none ${isCurrent ? "font-strong text-text" : "text-muted"}`;
        return (
          <li
            key={index}
            aria-current={isCurrent ? "step" : undefined}
            className={isCurrent ? "min-w-fit flex-[1.5]" : "@container flex-1"}
          >
            {step.to === null || isCurrent ? (
              <span className={className}>{content}</span>
            ) : (
              <Link
                to={step.to}
                title={step.name}
                className={`${className} rounded-xs hover:text-text`}
              >
                {content}
              </Link>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function StepScore({ step: { state, score, isOpen, isTooOpen } }: { step: QuestionStep }) {
  if (state === "skipped") return "skip";
  if (score === null) return null;
  if (isTooOpen) return <span className="sr-only">{NO_SCORE_YET}</span>;
  return (
    <>
      {score}
      {isOpen ? <span className="sr-only"> for now</span> : null}
    </>
  );
}

const STATE_LABELS = { done: "answered", skipped: "skipped", open: "open" } as const;

/** The same on a phone: bars, one figure, and the list of questions when it is opened. */
export function QuestionMenu({ steps, current }: QuestionStepsProps) {
  return (
    <details className="question-menu group order-last col-span-full md:hidden">
      <summary className="grid min-h-11 cursor-pointer list-none content-center gap-1.5 rounded-xs [&::-webkit-details-marker]:hidden">
        <span aria-hidden className="flex gap-1">
          {steps.map((step, index) => (
            <span key={index} className={`flex-1 ${getBarClass(step, index === current)}`} />
          ))}
        </span>
        <span className="num flex items-center gap-2 text-xs text-muted">
          <b className="font-strong text-text">
            {current < 0 ? `All ${steps.length} asked` : `${current + 1} of ${steps.length}`}
          </b>{" "}
          {steps.filter(({ state }) => state === "done").length} answered
          <ChevronDown className="ml-auto size-4 group-open:rotate-180" aria-hidden />
          <span className="sr-only">Show all questions</span>
        </span>
      </summary>
      <ol className="num max-h-[60dvh] overflow-y-auto border-t border-hairline py-1 text-sm">
        {steps.map((step, index) => {
          const label = (
            <>
              <span className="w-5 flex-none text-muted">{index + 1}</span>
              <span className="min-w-0 flex-1 truncate">{step.name}</span>
              <span className="flex-none text-xs text-muted">
                {step.score === null
                  ? STATE_LABELS[step.state]
                  : formatScore({ ...step, score: step.score })}
              </span>
            </>
          );
          const className = "flex min-h-11 items-center gap-2.5";
          return (
            <li key={index} aria-current={index === current ? "step" : undefined}>
              {step.to === null || index === current ? (
                <span className={`${className} ${index === current ? "font-strong" : ""}`}>
                  {label}
                </span>
              ) : (
                <Link to={step.to} className={className}>
                  {label}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}
