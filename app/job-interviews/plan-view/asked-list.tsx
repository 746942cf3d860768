import { Link } from "~/ui/link";
import type { describeAsked } from "./describe-plan.server";

interface AskedListProps {
  asked: ReturnType<typeof describeAsked>;
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
      <ul className="plan-asked">
        {asked.map(({ name, state, words, to }) => (
          <li key={name} data-state={state}>
            <span className="plan-state" aria-hidden />
            <Link to={to}>{name}</Link>
            <small>{words}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
