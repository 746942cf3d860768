import { Link } from "~/ui/link";

export interface Tab {
  /** Each tab is a URL. */
  to: string;
  label: string;
}

interface TabsProps {
  /** Accessible name of the tabs: "Interview type". */
  label: string;
  tabs: readonly Tab[];
  /** The `to` of the selected tab. */
  current: string;
  className?: string;
}

export function Tabs({ label, tabs, current, className = "" }: TabsProps) {
  return (
    <nav
      aria-label={label}
      className={`overflow-x-auto border-b border-hairline-strong [scrollbar-width:none] ${className}`}
    >
      <ul className="flex min-w-max gap-5 md:gap-6">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link
              to={tab.to}
              aria-current={tab.to === current ? "page" : undefined}
              keepScroll
              className="flex min-h-11 items-center border-b-2 border-transparent text-ui font-control text-muted -outline-offset-2 transition-colors hover:text-text aria-[current]:border-primary aria-[current]:text-text"
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
