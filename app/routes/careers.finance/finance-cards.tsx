import {
  ArrowUpRight,
  Blocks,
  ChartCandlestick,
  Landmark,
  type LucideIcon,
  PiggyBank,
  Smartphone,
  TrendingUp,
} from "lucide-react";
import type { FinanceCard, FinanceIcon } from "~/data/careers/finance";

const ICONS: Record<FinanceIcon, LucideIcon> = {
  Blocks,
  ChartCandlestick,
  Landmark,
  PiggyBank,
  Smartphone,
  TrendingUp,
};

export function FinanceCards({ cards }: { cards: readonly FinanceCard[] }) {
  return (
    <ul className="grid gap-3.5 md:grid-cols-2 lg:grid-cols-3 lg:gap-5">
      {cards.map(({ title, icon, description, work, link, source }) => {
        const Icon = ICONS[icon];
        return (
          <li key={title} className="lit-card row-span-5 grid grid-rows-subgrid gap-y-0 p-5 lg:p-6">
            <Icon className="size-7 text-primary-ink" strokeWidth={1.4} aria-hidden />
            <h2 className="card-title mt-5">{title}</h2>
            <p className="mt-2 text-ui text-text-2">{description}</p>
            <ul className="mt-5 grid content-start gap-1.5 border-t border-hairline pt-4 text-sm text-text-2">
              {work.map((item) => (
                <li key={item} className="tick">
                  {item}
                </li>
              ))}
            </ul>
            <a
              href={link}
              rel="noreferrer"
              className="mt-4 -mb-1.5 inline-grid min-h-11 content-center gap-0.5 self-end justify-self-start rounded-xs text-sm"
            >
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
