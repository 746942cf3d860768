import { FirstRows } from "~/ui/first-rows";
import { Link } from "~/ui/link";
import { Disclosure } from "./disclosure";
import type { ResultPage } from "./result-page.server";

type RoleResults = ResultPage["roleResults"];
type Role = RoleResults["roles"][number];

const LINK =
  "text-primary-ink underline decoration-primary-line underline-offset-3 hover:decoration-primary";

const STATE_TEXT = {
  have: "have",
  partly: "partly",
  gap: "gap",
} as const;
const STATE_CLASS = {
  have: "border-primary-line bg-primary-soft text-primary-ink",
  partly: "border-dashed border-primary-line text-text-2",
  gap: "border-hairline-strong text-text-2",
} as const;

/** Our roles with the skills they ask for, against what the person says of them. */
export function RoleSection({
  roles,
  fields,
  lead,
  areMatched,
  isRanked,
  isOpen,
}: RoleResults & { isOpen: boolean }) {
  return (
    <Disclosure
      title="Roles in our career guides"
      state={roles
        .slice(0, 3)
        .map(({ title }) => title)
        .join(", ")}
      isOpen={isOpen}
    >
      <p className="max-w-(--measure) text-sm text-text-2">{lead}</p>
      <div className="mt-4 grid gap-x-16 gap-y-7 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <FirstRows
            count={2}
            noun="roles"
            rows={roles.map((role) => <RoleRow key={role.to} role={role} />)}
          />
        </div>
        <section className="max-lg:[&_ul]:grid sm:max-lg:[&_ul]:grid-cols-2 max-lg:[&_ul]:gap-x-6">
          <h3 className="pb-2.5 font-sans text-sm font-strong">
            {areMatched
              ? "All our fields, by the average match of their roles"
              : "All our career fields"}
          </h3>
          <FirstRows
            count={4}
            noun="fields"
            rows={fields.map(({ slug, title, percent, best }) => (
              <li key={slug} className="relative border-b border-hairline py-3">
                <p className="flex items-baseline justify-between gap-4">
                  <Link
                    to={`/careers/${slug}`}
                    className="text-ui after:absolute after:inset-0 hover:text-primary-ink"
                  >
                    {title}
                  </Link>
                  {percent === null ? null : (
                    <span className="num text-sm text-muted">{percent}%</span>
                  )}
                </p>
                {isRanked ? <p className="text-xs text-muted max-md:hidden">{best} first</p> : null}
              </li>
            ))}
          />
        </section>
      </div>
    </Disclosure>
  );
}

function RoleRow({ role }: { role: Role }) {
  const { to, title, field, occupation, occupationTo, word, skills, have, partly } = role;
  const rated = skills.flatMap(({ state, ...skill }) =>
    state === "unknown" ? [] : { state, ...skill },
  );
  const unrated = skills.filter(({ state }) => state === "unknown");
  return (
    <li className="grid gap-2.5 border-b border-hairline py-4">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6">
        <Link
          to={to}
          className="relative font-head text-h3 font-strong after:absolute after:inset-x-0 after:-inset-y-2.5 hover:text-primary-ink"
        >
          {title}
        </Link>
        <p className="num flex items-center gap-3 text-xs text-muted">
          {have + partly === 0 ? null : (
            <SharedSkillBar have={have} partly={partly} total={skills.length} />
          )}
          {rated.length === 0 ? "Skills not rated" : `${have} of ${skills.length} skills`}
          {partly ? `, ${partly} partly` : null}
        </p>
        <p className="num col-span-full mt-0.5 text-sm text-muted">
          {word ? <b className="mr-2 font-medium text-primary-ink">{word}</b> : null}
          {field}, nearest to{" "}
          <Link to={occupationTo} className={LINK}>
            {occupation}
          </Link>
        </p>
      </div>
      {rated.length === 0 ? null : (
        <ul className="flex flex-wrap gap-1.5">
          {rated.map(({ id, name, state }) => (
            <li
              key={id}
              className={`inline-flex min-h-7 items-center gap-1.5 rounded-[8px] border px-2.5 text-xs ${STATE_CLASS[state]}`}
            >
              {name}
              <span>({STATE_TEXT[state]})</span>
            </li>
          ))}
        </ul>
      )}
      {unrated.length === 0 ? null : (
        <p className="text-sm text-muted">
          Not rated: {unrated.map(({ name }) => name).join(", ")}
        </p>
      )}
    </li>
  );
}

function SharedSkillBar({ have, partly, total }: { have: number; partly: number; total: number }) {
  return (
    <svg width="88" height="8" aria-hidden className="rounded-full bg-surface-3 max-sm:hidden">
      <rect
        width={`${((have + partly) / total) * 100}%`}
        height="8"
        rx="4"
        className="fill-primary opacity-40"
      />
      <rect width={`${(have / total) * 100}%`} height="8" rx="4" className="fill-primary" />
    </svg>
  );
}
