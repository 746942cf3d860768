interface StatsProps {
  stats: readonly { before: string; figure: string; after: string; about: string }[];
}

export function Stats({ stats }: StatsProps) {
  return (
    <>
      <section aria-label="Pathlight in figures" className="border-y border-hairline">
        <dl className="claims page">
          {stats.map(({ before, figure, after, about }) => (
            <div key={about} className="flex flex-col-reverse justify-end py-7 lg:pt-13 lg:pb-12">
              <dt className="mt-3 max-w-[24em] text-sm text-muted">{about}</dt>
              <dd className="font-head text-stat">
                {before ? <span className="text-primary-ink">{before}</span> : null}
                {figure}
                {after ? <span className="text-primary-ink">{after}</span> : null}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <p className="page mt-4 text-xs text-muted">Illustrative figures.</p>
    </>
  );
}
