import { ChevronDown } from "~/ui/icons";
import { Link } from "~/ui/link";
import type { describeAsked } from "./describe-plan.server";

type Asked = ReturnType<typeof describeAsked>;

interface AskedListProps {
  asked: Asked;
  hasPosting: boolean;
  /** Where a posting is pasted. */
  changeTo: string;
}

/** The kinds of question that the posting asks for, gaps first. */
export function AskedList({ asked, hasPosting, changeTo }: AskedListProps) {
  return (
    <section className="plan-wide">
      <h2 className="text-h3">
        {hasPosting ? "What the posting asks for" : "What interviewers ask for"}
      </h2>
      {hasPosting ? null : (
        <p className="mt-1.5 text-sm text-muted">
          <Link to={changeTo} className="text-primary-ink underline underline-offset-3">
            Paste the posting
          </Link>{" "}
          to see what this one asks for.
        </p>
      )}
      <Rows asked={asked.shown} />
      {asked.folded.length === 0 ? null : (
        <details className="group/more">
          <summary className="flex min-h-11 items-center gap-1.5 text-sm font-control text-primary-ink">
            {asked.foldedName}
            <ChevronDown
              className="size-4 transition-transform group-open/more:rotate-180"
              aria-hidden
            />
          </summary>
          <Rows asked={asked.folded} />
        </details>
      )}
    </section>
  );
}

function Rows({ asked }: { asked: Asked["shown"] }) {
  if (asked.length === 0) return null;
  return (
    <ul className="plan-asked">
      {asked.map(({ name, state, words, to }) => (
        <li key={name} data-state={state}>
          <span className="plan-state" aria-hidden />
          <Link to={to}>{name}</Link>
          <small>{words}</small>
        </li>
      ))}
    </ul>
  );
}
