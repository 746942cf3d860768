import { GROWTH_OF_ALL, GROWTH_YEARS, PAY } from "~/occupations/releases";
import { SourceLine } from "~/occupations/source-line";
import { Link } from "~/ui/link";

interface RoleFiguresProps {
  occupation: {
    code: string;
    title: string;
    /** The occupation is the role, by its name. */
    isNamedAsRole: boolean;
    pay: string;
    growth: string;
    openings: string;
    /** The group whose figures these are; null if they are the occupation's own. */
    group: string | null;
    /** Usual education; null if not published. */
    education: string | null;
    /** Its page in the Occupational Outlook Handbook. */
    handbook: string | null;
  };
  /** How the nearest occupation differs, if none of the statistics is the role. */
  differs: string | null;
  /** Whose pay it is, where it isn’t the role’s. */
  payNote: string | null;
}

/** Published figures of the nearest occupation. */
export function RoleFigures({
  occupation: { code, title, isNamedAsRole, pay, growth, openings, group, education, handbook },
  differs,
  payNote,
}: RoleFiguresProps) {
  const whose = isNamedAsRole ? "United States" : `${group ?? title}, United States`;
  return (
    <section className="mt-10 border-t border-hairline pt-8">
      <h2 className="text-section">What the statistics say</h2>
      <p className="mt-1.5 max-w-(--measure) text-sm text-text-2">
        {differs ? "This role has no official figures of its own. " : null}
        {isNamedAsRole ? "Published figures for " : "The nearest official occupation is "}
        <Link
          to={`/occupations/${code}`}
          className="text-primary-ink underline decoration-primary-line underline-offset-3"
        >
          {title}
        </Link>
        {differs ? `, ${differs}` : null}
        {group ? `. It has no figures of its own; these are those of its group, “${group}.”` : "."}
        {payNote ? ` ${payNote}` : isNamedAsRole || group ? null : " Its figures:"}
      </p>
      <dl className="num mt-5 grid gap-x-12 gap-y-4 sm:grid-cols-3">
        {[
          ["Median pay a year", pay, `${whose}, ${PAY.date}`],
          ["Growth", growth, `${whose}, ${GROWTH_YEARS}; all occupations: ${GROWTH_OF_ALL}`],
          ["Openings a year", openings, `${whose}, average for ${GROWTH_YEARS}`],
        ].map(([label, value, note]) => (
          <div key={label}>
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="mt-1">
              <b className="font-head text-[1.5rem] leading-tight font-strong tracking-[-0.03em]">
                {value}
              </b>
              <span className="block text-xs text-muted">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      {education ? <p className="mt-4 text-sm text-text-2">Usual education: {education}.</p> : null}
      <SourceLine code={code} handbook={handbook} />
    </section>
  );
}
