interface Step {
  title: string;
  detail: string;
  quote: string;
  /** 0 where it can’t be told what a step is worth. */
  points: number;
}

interface NextStepsProps {
  /** The one to do next, then the others. */
  steps: readonly Step[];
}

/** What to do next, and below it, smaller, what comes after. */
export function NextSteps({ steps: [next, ...others] }: NextStepsProps) {
  if (!next) return null;
  return (
    <>
      <div className="flex flex-wrap gap-x-6 gap-y-2 border-t border-hairline pt-5">
        <StepPoints
          points={next.points}
          className="font-head text-[1.875rem] leading-none font-bold"
        />
        <StepText step={next} className="max-w-(--measure) flex-[1_1_20rem]" />
      </div>
      {others.length === 0 ? null : (
        <details className="mt-5">
          <summary className="flex min-h-11 cursor-pointer items-center text-sm text-muted">
            After that: {others.length} more
          </summary>
          <ol className="grid gap-4 sm:grid-cols-2">
            {others.map((step) => (
              <li key={step.title} className="flex gap-x-4 text-sm">
                <StepPoints points={step.points} className="min-w-9 font-strong" />
                <StepText step={step} className="" />
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

function StepPoints({ points, className }: { points: number; className: string }) {
  return points === 0 ? null : (
    <p className={`num flex-none text-primary-ink ${className}`}>
      +{points}
      <span className="sr-only"> {points === 1 ? "point" : "points"}</span>
    </p>
  );
}

function StepText({
  step: { title, detail, quote },
  className,
}: {
  step: Step;
  className: string;
}) {
  return (
    <div className={className}>
      <p className="text-ui font-strong">{title}</p>
      {quote === "" ? null : <q className="mt-1 block text-sm text-muted">{quote}</q>}
      <p className="mt-1 text-sm text-text-2">{detail}</p>
    </div>
  );
}
