import { FormattedDate } from "~/ui/formatted-date";
import { pluralize } from "~/ui/format";
import { Link } from "~/ui/link";

export interface ToldTelling {
  question: string;
  toldAt: string;
  /** The session or job interview, if it still exists. */
  where: { label: string; to: string } | null;
}

/** Where a story was told, the last time first. */
export function ToldList({ told }: { told: readonly ToldTelling[] }) {
  return (
    <section>
      <h2 className="text-h3">
        {told.length === 0 ? "Not told yet" : `Told ${pluralize(told.length, "time")}`}
      </h2>
      {told.length === 0 ? (
        <p className="mt-2 text-sm text-text-2">
          Choose it beside a question when you practice, and it’s noted here.
        </p>
      ) : (
        <ul className="mt-3 border-t border-hairline">
          {told.map(({ question, toldAt, where }) => (
            <li key={`${toldAt} ${question}`} className="border-b border-hairline py-3 text-sm">
              <p className="line-clamp-3 wrap-anywhere text-text-2">{question}</p>
              <p className="num mt-1 flex flex-wrap gap-x-3 text-xs text-muted">
                <FormattedDate date={toldAt} />
                {where ? (
                  <Link
                    to={where.to}
                    className="relative text-primary-ink underline underline-offset-3 after:absolute after:inset-x-0 after:-inset-y-3"
                  >
                    {where.label}
                  </Link>
                ) : null}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
