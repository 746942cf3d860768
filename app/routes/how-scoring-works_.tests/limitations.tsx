export function Limitations({ limits }: { limits: readonly { title: string; text: string }[] }) {
  return (
    <dl className="grid gap-x-16 gap-y-7 md:grid-cols-2">
      {limits.map(({ title, text }) => (
        <div key={title}>
          <dt className="text-h3">{title}</dt>
          <dd className="mt-1.5 max-w-(--measure) text-ui text-text-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
