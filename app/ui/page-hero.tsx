import type { ReactNode } from "react";
import { Link } from "~/ui/link";
import { TitleWithLamp } from "./title-with-lamp";
import { Tabs, type Tab } from "./tabs";

interface PageHeroProps {
  /** Without a final period: the lamp takes its place. */
  title: string;
  lead?: ReactNode;
  /** From the top level down; the last one is the page itself and has no link. */
  breadcrumbs?: readonly { label: string; to?: string }[];
  /** Key facts beside the title. */
  facts?: readonly { label: string; value: string }[];
  tabs?: { label: string; items: readonly Tab[]; current: string };
  /** At the end of the line of tabs; above them on narrow screens. */
  besideTabs?: ReactNode;
  /** Sets a long title in a smaller size. */
  isLong?: boolean;
  children?: ReactNode;
}

/** The top of a public page: title, lead, facts and tabs. */
export function PageHero({
  title,
  lead,
  breadcrumbs,
  facts,
  tabs,
  besideTabs,
  isLong,
  children,
}: PageHeroProps) {
  return (
    <div
      className={`page-hero ${tabs ? "" : "pb-10 lg:pb-12"}`}
      data-long={isLong}
      data-beam={facts !== undefined}
    >
      <div className="page">
        {breadcrumbs ? <Breadcrumbs steps={breadcrumbs} /> : null}
        <div className="grid items-end gap-x-10 lg:grid-cols-[minmax(0,1fr)_auto]">
          <h1>
            <TitleWithLamp>{title}</TitleWithLamp>
          </h1>
          {lead ? (
            <p className="mt-3.5 max-w-(--measure) text-lead text-text-2 lg:col-span-full">
              {lead}
            </p>
          ) : null}
          {facts ? <Facts facts={facts} /> : null}
        </div>
        {children}
        {tabs ? (
          <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 lg:mt-10">
            <Tabs
              label={tabs.label}
              tabs={tabs.items}
              current={tabs.current}
              className="border-b-0! max-md:order-last max-md:w-full"
            />
            {besideTabs}
          </div>
        ) : null}
      </div>
    </div>
  );
}

function Breadcrumbs({ steps }: { steps: NonNullable<PageHeroProps["breadcrumbs"]> }) {
  return (
    <nav aria-label="Breadcrumb" className="mb-4 text-sm text-muted lg:mb-5">
      <ol className="flex flex-wrap gap-x-2.5">
        {steps.map(({ label, to }, index) => (
          <li key={label} className="flex gap-x-2.5 max-md:last:hidden">
            {to ? (
              <Link
                to={to}
                className="-my-3 inline-flex min-h-11 items-center rounded-xs hover:text-text"
              >
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
            {index < steps.length - 1 ? (
              <span aria-hidden className={index < steps.length - 2 ? "" : "max-md:hidden"}>
                /
              </span>
            ) : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Facts({ facts }: { facts: NonNullable<PageHeroProps["facts"]> }) {
  return (
    <dl className="mt-7 flex lg:col-start-2 lg:row-start-1 lg:mt-0 max-md:gap-x-7 max-md:has-[>:nth-child(3)]:justify-between max-md:has-[>:nth-child(3)]:gap-x-0">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="border-l border-hairline-strong py-0.5 pl-4 first:border-0 first:pl-0 md:not-first:ml-7 md:not-first:pl-7"
        >
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="num mt-1 font-head text-[1.25rem] leading-tight font-strong tracking-[-0.03em] narrow:text-[1rem] lg:text-[1.5rem]">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
