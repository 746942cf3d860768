import { useLocation } from "@remix-run/react";
import { toStepPath } from "~/assessment/step-path";
import { Button } from "~/ui/button";
import { Check, ChevronDown, Minus } from "~/ui/icons";
import { Link } from "~/ui/link";
import { PartBars } from "./part-bars";
import type { ResultPage } from "./result-page.server";

type Row = NonNullable<ResultPage["matchList"]>["groups"][number]["rows"][number];

const LINK =
  "text-primary-ink underline decoration-primary-line underline-offset-3 hover:decoration-primary";

export interface TargetChoice {
  /** The page of the target as it is. */
  path: string | null;
}

interface MatchRowProps {
  row: Row;
  /** Null where the person can't choose. */
  target: TargetChoice | null;
}

/** An occupation in two lines: its name, the word, what is missing, its parts and figures. The rest opens. */
export function MatchRow({ row, target }: MatchRowProps) {
  const { code, title, summary, word, missing, parts } = row;
  return (
    <li className="border-b border-hairline">
      <details open={target?.path === `/occupations/${code}`} className="group">
        <summary className="grid cursor-pointer grid-cols-[minmax(0,1fr)_1.25rem] items-center gap-x-4 gap-y-2 py-3 md:grid-cols-[minmax(0,1fr)_17rem_1.25rem] lg:grid-cols-[minmax(0,1fr)_17rem_15rem_1.25rem] lg:gap-x-8">
          <span>
            <b className="font-head text-h3 font-strong tracking-(--tr-h3)">{title}</b>
            <span className="num mt-0.5 block text-sm text-text-2">
              <b className="font-medium text-primary-ink">{word}</b>
              {missing ? <span className="ml-3">{missing}</span> : null}
            </span>
          </span>
          <ChevronDown
            className="size-5 justify-self-end text-muted transition-transform group-open:rotate-180 md:order-last"
            aria-hidden
          />
          <PartBars parts={parts} className="max-md:order-last max-md:col-span-full" />
          <Figures {...row} />
        </summary>
        <div className="grid gap-x-12 gap-y-4 pb-5 lg:grid-cols-2">
          <Reasons {...row} />
          <div>
            <p className="max-w-(--measure) text-sm text-text-2">{summary}</p>
            <p className="mt-2 text-sm text-text-2">
              <b className="font-medium text-text">Usual education:</b> {row.needs}.
              {row.openings ? ` ${row.openings} openings a year.` : null}
            </p>
            {row.isEducationKnown || !target ? null : (
              <p className="text-sm text-text-2">
                We don’t know your education.{" "}
                <Link to={toStepPath(4)} className={`inline-flex min-h-11 items-center ${LINK}`}>
                  Say what you bring<span className="sr-only"> to {title}</span>
                </Link>
              </p>
            )}
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

function Figures({ pay, growth, group }: Row) {
  return (
    <span className="num flex flex-wrap gap-x-3 text-sm text-muted max-lg:col-span-full lg:justify-end lg:text-right">
      <span>
        {pay === null ? (
          "Pay not published"
        ) : (
          <>
            <b className="font-strong text-text">{pay}</b> a year
          </>
        )}
      </span>
      <span>
        {growth === null ? (
          "Outlook not published"
        ) : (
          <>
            <b className="font-strong text-text">{growth}</b> jobs
          </>
        )}
      </span>
      {group ? <span className="text-xs lg:w-full">Figures of {group}</span> : null}
    </span>
  );
}

function Reasons({ parts, reasons, range }: Row) {
  const all = [
    ...parts.map(({ text, speaksFor }) => ({ text: `${text}.`, speaksFor })),
    ...reasons.map((text) => ({ text, speaksFor: true })),
  ];
  return (
    <div className="grid content-start gap-3">
      {all.length === 0 ? null : (
        <div>
          <p className="mb-1.5 text-sm font-strong">Why this</p>
          <ul className="grid gap-1 text-sm text-text-2">
            {all.map(({ text, speaksFor }) => (
              <li key={text} className="flex gap-2.5">
                {speaksFor ? (
                  <Check className="mt-0.5 size-4 flex-none text-primary" aria-hidden />
                ) : (
                  <Minus className="mt-0.5 size-4 flex-none text-muted" aria-hidden />
                )}
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      {range ? (
        <p className="num text-sm text-muted">
          Its interests and yours correlate with r = {range.r}, from −1 (opposite) to 1 (the same).
          With the ranges of your scores, r is probably {range.low} to {range.high}.
        </p>
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
