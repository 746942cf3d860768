import { pluralize } from "~/ui/format";
import { Link } from "~/ui/link";
import { Disclosure } from "./disclosure";
import type { describeRuledOut } from "./ruled-out";

type RuledOutProps = NonNullable<ReturnType<typeof describeRuledOut>>;

/** The best of the occupations that break what must stay, each with what does. */
export function RuledOut({ count, rows }: RuledOutProps) {
  return (
    <Disclosure
      title="Left out: what must stay"
      state={`${pluralize(count, "occupation")}, such as ${rows[0]?.title ?? ""}`}
    >
      <p className="max-w-(--measure) text-sm text-text-2">
        You said what must stay as it is. These would match, but break it.{" "}
        <Link
          to="/about-you"
          className="text-primary-ink underline decoration-primary-line underline-offset-3"
        >
          Change what must stay
        </Link>
      </p>
      <ul className="mt-3 border-t border-hairline">
        {rows.map(({ code, title, reason }) => (
          <li
            key={code}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-hairline py-2.5 text-sm"
          >
            <Link to={`/occupations/${code}`} className="text-ui hover:text-primary-ink">
              {title}
            </Link>
            <span className="text-text-2">{reason}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
