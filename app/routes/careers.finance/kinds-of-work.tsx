import type { FinanceCard } from "~/data/careers/finance";
import { Link } from "~/ui/link";

/** A page of a ledger: an entry for each kind of work. */
export function KindsOfWork({ cards }: { cards: readonly FinanceCard[] }) {
  return (
    <ul className="ledger">
      {cards.map(({ slug, title, icon, description, work }) => (
        <li key={title} className="ledger-entry">
          <i className="icon ledger-icon" data-icon={icon} />
          <div>
            <h2 className="card-title">{title}</h2>
            <p className="mt-1.5 text-ui text-text-2">{description}</p>
          </div>
          <ul className="grid content-start gap-1.5 text-ui text-text-2">
            {work.map((item) => (
              <li key={item} className="tick">
                {item}
              </li>
            ))}
          </ul>
          <Link to={`/careers/finance/${slug}`} className="ledger-link">
            <span className="inline-flex items-center gap-1 font-medium text-primary-ink">
              Learn more<span className="sr-only"> about {title}</span>
              <i className="icon icon-arrow-right" />
            </span>
            <span className="text-muted">A day, pay, ways in and sources</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
