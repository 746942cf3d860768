import type { LucideIcon } from "lucide-react";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import Blocks from "lucide-react/icons/blocks";
import ChartCandlestick from "lucide-react/icons/chart-candlestick";
import Landmark from "lucide-react/icons/landmark";
import PiggyBank from "lucide-react/icons/piggy-bank";
import Smartphone from "lucide-react/icons/smartphone";
import TrendingUp from "lucide-react/icons/trending-up";
import type { FinanceCard, FinanceIcon } from "~/data/careers/finance";

const ICONS: Record<FinanceIcon, LucideIcon> = {
  Blocks,
  ChartCandlestick,
  Landmark,
  PiggyBank,
  Smartphone,
  TrendingUp,
};

/** A page of a ledger: an entry for each kind of work. */
export function KindsOfWork({ cards }: { cards: readonly FinanceCard[] }) {
  return (
    <ul className="ledger">
      {cards.map(({ title, icon, description, work, link, source }) => {
        const Icon = ICONS[icon];
        return (
          <li key={title} className="ledger-entry">
            <Icon className="size-7 text-primary-ink" strokeWidth={1.4} aria-hidden />
            <div>
              <h2 className="card-title">{title}</h2>
              <p className="mt-1.5 text-ui text-text-2">{description}</p>
            </div>
            <ul className="ledger-work grid content-start gap-1.5 text-ui text-text-2">
              {work.map((item) => (
                <li key={item} className="tick">
                  {item}
                </li>
              ))}
            </ul>
            <a href={link} rel="noreferrer" className="ledger-link">
              <span className="inline-flex items-center gap-1 font-medium text-primary-ink">
                Learn more<span className="sr-only"> about {title}</span>
                <ArrowUpRight className="size-4" strokeWidth={1.6} aria-hidden />
              </span>
              <span className="text-muted">{source}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
