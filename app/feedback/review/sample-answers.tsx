interface SampleAnswersProps {
  /** Empty for a person's own question. */
  junior: string;
  senior: string;
  /** An answer as people often give it, and what a better one does. */
  weaker?: { text: string; difference: string } | undefined;
}

/** Two good answers to the question, and for some a weaker one beside them. */
export function SampleAnswers({ junior, senior, weaker }: SampleAnswersProps) {
  return (
    <>
      <p className="mb-5 text-sm text-muted">One good way to say it, not the only one</p>
      <div className={`grid gap-8 lg:gap-12 ${weaker ? "lg:grid-cols-3" : "lg:grid-cols-2"}`}>
        {junior === "" ? null : <SampleAnswer title="Early career">{junior}</SampleAnswer>}
        <SampleAnswer title={junior === "" ? "Your sample" : "Experienced"}>{senior}</SampleAnswer>
        {weaker ? (
          <div>
            <SampleAnswer title="As people often say it">{weaker.text}</SampleAnswer>
            <p className="mt-3 border-l-2 border-primary-line pl-3 text-sm text-text-2">
              {weaker.difference}
            </p>
          </div>
        ) : null}
      </div>
    </>
  );
}

function SampleAnswer({ title, children }: { title: string; children: string }) {
  return (
    <section>
      <h3 className="text-ui font-strong">{title}</h3>
      <p className="mt-2 max-w-(--measure) text-read whitespace-pre-line text-text-2">{children}</p>
    </section>
  );
}
