interface StatsProps {
  stats: readonly { before: string; figure: string; after: string; about: string }[];
}

export function Stats({ stats }: StatsProps) {
  return (
    <section aria-label="Pathlight in figures">
      <div className="border-y border-hairline">
        <dl className="claims page">
          {stats.map(({ before, figure, after, about }) => (
            <div key={about} className="flex flex-col-reverse justify-end py-7 lg:pt-13 lg:pb-12">
              <dt className="mt-3 max-w-[24em] text-sm text-muted">{about}</dt>
              <dd className="font-head text-stat">
                <span className="text-primary-ink">{before}</span>
                {figure}
                <span className="text-primary-ink">{after}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="page mt-4 text-xs text-muted">Illustrative figures.</p>
    </section>
  );
}
