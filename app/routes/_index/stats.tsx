interface StatsProps {
  claims: readonly { before: string; figure: string; after: string; about: string }[];
  counts: readonly { value: number; label: string }[];
}

/** Sample figures, labeled as such, and what there really is. */
export function Stats({ claims, counts }: StatsProps) {
  return (
    <section aria-label="Pathlight in figures" className="border-y border-hairline">
      <h2 className="page pt-7 text-xs font-medium text-muted">Sample figures</h2>
      <dl className="claims page">
        {claims.map(({ before, figure, after, about }) => (
          <div key={about} className="flex flex-col-reverse justify-end py-7 lg:pt-5 lg:pb-10">
            <dt className="mt-3 max-w-[24em] text-sm text-muted">{about}</dt>
            <dd className="font-head text-stat">
              {before ? <span className="text-primary-ink">{before}</span> : null}
              {figure}
              {after ? <span className="text-primary-ink">{after}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
      <div className="page flex flex-wrap items-baseline gap-x-8 gap-y-2 pb-7 text-sm text-text-2">
        <h2 className="text-xs font-medium text-muted">Counted on this server</h2>
        <ul className="num flex flex-wrap gap-x-8 gap-y-2">
          {counts.map(({ value, label }) => (
            <li key={label}>
              <b className="font-strong text-text">{value.toLocaleString("en-US")}</b> {label}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
