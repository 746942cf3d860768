/** Two good answers to the question. */
export function SampleAnswers({ junior, senior }: { junior: string; senior: string }) {
  return (
    <>
      <p className="mb-5 text-sm text-muted">One good way to say it, not the only one</p>
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-16">
        <SampleAnswer title="Early career">{junior}</SampleAnswer>
        <SampleAnswer title="Experienced">{senior}</SampleAnswer>
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
