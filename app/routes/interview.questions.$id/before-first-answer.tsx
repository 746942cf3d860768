interface BeforeFirstAnswerProps {
  tips: readonly string[];
  why: string;
}

/** What helps before the first attempt; afterwards the attempts take its place. */
export function BeforeFirstAnswer({ tips, why }: BeforeFirstAnswerProps) {
  return (
    <div className="mt-12 grid gap-x-16 gap-y-8 border-t border-hairline pt-10 lg:grid-cols-2">
      <section>
        <h2 className="text-section">Tips for this question</h2>
        <ol className="mt-4 grid gap-3">
          {tips.map((tip, index) => (
            <li
              key={tip}
              className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-2.5 text-ui text-text-2"
            >
              <span className="num font-strong text-primary-ink">{index + 1}</span>
              {tip}
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2 className="text-section">Why interviewers ask this</h2>
        <p className="mt-4 max-w-(--measure) text-ui text-text-2">{why}</p>
      </section>
    </div>
  );
}
