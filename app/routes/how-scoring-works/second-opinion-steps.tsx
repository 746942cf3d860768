export function SecondOpinionSteps({
  steps,
}: {
  steps: readonly { title: string; text: string }[];
}) {
  return (
    <ol className="tiles grid-cols-1 md:grid-cols-2 lg:grid-cols-3">
      {steps.map(({ title, text }) => (
        <li key={title} className="p-5 lg:p-7">
          <h3 className="flex items-baseline gap-3 text-h3 before:num before:text-sm before:font-strong before:text-primary-ink before:content-[counter(list-item)]">
            {title}
          </h3>
          <p className="mt-2 text-ui text-text-2">{text}</p>
        </li>
      ))}
    </ol>
  );
}
