import { useLocation } from "@remix-run/react";
import { Button } from "~/ui/button";
import { Check, ChevronDown } from "~/ui/icons";
import { Link } from "~/ui/link";
import type { ResultPage } from "./result-page.server";

type Row = NonNullable<ResultPage["matchList"]>["rows"][number];

const LINK =
  "text-primary-ink underline decoration-primary-line underline-offset-3 hover:decoration-primary";

export interface TargetChoice {
  /** The page of the target as it is. */
  path: string | null;
}

interface MatchRowProps {
  row: Row;
  rank: number;
  isOpen: boolean;
  /** Null where the person can't choose. */
  target: TargetChoice | null;
}

export function MatchRow({ row, rank, isOpen, target }: MatchRowProps) {
  const { code, title, summary, word, parts, needs } = row;
  return (
    <li className="border-b border-hairline">
      <details open={isOpen || target?.path === `/occupations/${code}`} className="group">
        <summary className="grid cursor-pointer grid-cols-[1.75rem_minmax(0,1fr)_1.5rem] narrow:grid-cols-[minmax(0,1fr)_1.5rem] gap-x-3 gap-y-2 py-3.5 md:grid-cols-[2.5rem_minmax(0,1fr)_10rem_1.5rem] md:py-4.5 lg:grid-cols-[2.5rem_minmax(0,1fr)_22rem_10rem_1.5rem] lg:gap-x-6">
          <span className="num font-head text-h3 font-strong text-muted">{rank}</span>
          <span className="narrow:order-1 narrow:col-span-full">
            <b className="font-head text-h3 font-strong tracking-(--tr-h3)">{title}</b>
            <span className="mt-0.5 line-clamp-2 max-w-(--measure) text-sm text-text-2 max-md:group-not-open:line-clamp-1">
              {summary}
            </span>
            <b className="mt-1.5 block text-sm font-medium text-primary-ink">{word}</b>
          </span>
          <ChevronDown
            className="size-5 justify-self-end text-muted transition-transform group-open:rotate-180 md:order-last"
            aria-hidden
          />
          <span className="grid content-start gap-1 text-sm max-lg:order-last max-lg:col-span-full max-lg:pl-10 narrow:pl-0 md:max-lg:pl-13">
            {parts.map(({ name, text, percent }) => (
              <span key={name} className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-3">
                <PartBar percent={percent} />
                <span className="text-text-2">
                  <span className="sr-only">
                    {name}, {percent}%:{" "}
                  </span>
                  {text}
                </span>
              </span>
            ))}
          </span>
          <Figures {...row} />
        </summary>
        <div className="grid gap-x-12 gap-y-4 pb-5 md:pl-13 lg:grid-cols-2 lg:pb-6 lg:pl-16">
          <Reasons {...row} />
          <div>
            <p className="text-sm text-text-2">
              <b className="font-medium text-text">It asks for:</b> {needs}.
            </p>
            <Link
              to={`/occupations/${code}`}
              className={`inline-flex min-h-11 items-center text-sm md:mt-1 md:min-h-9 ${LINK}`}
            >
              See the occupation<span className="sr-only">: {title}</span>
            </Link>
            {target ? <TargetButton code={code} title={title} target={target} /> : null}
          </div>
        </div>
      </details>
    </li>
  );
}

function PartBar({ percent }: { percent: number }) {
  return (
    <svg width="64" height="6" aria-hidden className="rounded-full bg-surface-3">
      <rect width={`${percent}%`} height="6" rx="3" className="fill-primary" />
    </svg>
  );
}

function Figures({ pay, payFall, growth, openings, group }: Row) {
  return (
    <span className="num grid content-start gap-y-1 text-sm text-muted max-md:col-span-2 max-md:col-start-2 narrow:order-1 narrow:col-span-full">
      <span>
        {pay === null ? (
          "Pay not published"
        ) : (
          <>
            <b className="font-strong text-text">{pay}</b> a year
          </>
        )}
      </span>
      {payFall ? <span className="text-xs text-text-2">{payFall}</span> : null}
      <span>
        {growth === null ? (
          "Outlook not published"
        ) : (
          <>
            <b className="font-strong text-text">{growth}</b> jobs
          </>
        )}
      </span>
      {openings ? <span className="text-xs max-md:hidden">{openings} openings a year</span> : null}
      {group ? <span className="text-xs">Figures of {group}</span> : null}
    </span>
  );
}

function Reasons({ reasons, range }: Row) {
  return (
    <div className="grid content-start gap-3">
      {reasons.length === 0 ? null : (
        <div>
          <h3 className="mb-1.5 font-sans text-sm font-strong">Why this</h3>
          <ul className="grid gap-1 text-sm text-text-2">
            {reasons.map((reason) => (
              <li key={reason} className="flex gap-2.5">
                <Check className="mt-0.5 size-4 flex-none text-primary" aria-hidden />
                {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      {range ? (
        <details className="text-sm text-text-2">
          <summary className="flex min-h-11 cursor-pointer items-center text-primary-ink">
            How sure is this?
          </summary>
          <p className="num">
            Its interests and yours correlate with r = {range.r}, from −1 (opposite) to 1 (the
            same). With the ranges of your scores, r is probably {range.low} to {range.high}.
          </p>
        </details>
      ) : null}
    </div>
  );
}

interface TargetButtonProps {
  code: string;
  title: string;
  target: TargetChoice;
}

/** The page comes back at the form of the target. */
function TargetButton({ code, title, target }: TargetButtonProps) {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  params.set("target", code);
  const isTarget = target.path === `/occupations/${code}`;
  return (
    <form
      method="post"
      action={`${pathname}?${params.toString()}`}
      data-keep-scroll=""
      id={isTarget ? "target" : undefined}
      tabIndex={isTarget ? -1 : undefined}
      className="mt-1 flex flex-wrap items-center gap-3 print:hidden"
    >
      {isTarget ? <b className="text-sm font-medium text-primary-ink">Your target</b> : null}
      <Button
        name="intent"
        value={isTarget ? "remove" : "choose"}
        variant="secondary"
        size="sm"
        pendingText="Saving…"
      >
        {isTarget ? "Remove target" : "Make this my target"}
        <span className="sr-only">: {title}</span>
      </Button>
    </form>
  );
}
