interface NextStepsProps {
  /** Largest first; 0 points where it can’t be told what a step is worth. */
  steps: readonly { title: string; detail: string; quote: string; points: number }[];
}

export function NextSteps({ steps }: NextStepsProps) {
  return (
    <ol className="grid border-t border-hairline md:grid-cols-3 md:divide-x md:divide-hairline">
      {steps.map(({ title, detail, quote, points }) => (
        <li
          key={title}
          className={`border-b border-hairline py-4 md:block md:border-b-0 md:px-7 md:pt-5 md:pb-1 md:first:pl-0 md:last:pr-0 ${points === 0 ? "" : "grid grid-cols-[4rem_minmax(0,1fr)] content-start gap-x-3 narrow:block"}`}
        >
          {points === 0 ? null : (
            <p className="num row-span-3 font-head text-[1.875rem] leading-none font-bold tracking-[-0.03em] text-primary-ink">
              +{points}
              <span className="mt-1 block font-sans text-xs font-text tracking-normal text-muted md:mt-0 md:ml-1.5 md:inline md:text-sm">
                {points === 1 ? "point" : "points"}
              </span>
            </p>
          )}
          <p className="text-ui font-strong md:mt-1.5">{title}</p>
          {quote === "" ? null : (
            <q className="col-start-2 block text-sm text-muted md:mt-1.5">{quote}</q>
          )}
          <p className="col-start-2 text-sm text-text-2 md:mt-1.5">{detail}</p>
        </li>
      ))}
    </ol>
  );
}
