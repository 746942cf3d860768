import type { SerializeFrom } from "@remix-run/node";
import { toComparePath } from "~/occupations/compare-path";
import { TargetForm } from "~/occupations/target/target-form";
import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import type { loader } from "./occupation.server";

type AsideProps = Pick<SerializeFrom<typeof loader>, "code" | "isTarget" | "roles" | "related">;

const HEADING = "border-b border-hairline-strong pb-2.5 font-sans text-sm font-strong";

export function OccupationAside({ code, isTarget, roles, related }: AsideProps) {
  return (
    <aside className="grid content-start gap-x-12 gap-y-10 md:max-lg:grid-cols-2">
      <div className="grid content-start gap-3">
        <TargetForm isTarget={isTarget} />
        <LinkButton to={toComparePath([code])} variant="ghost" className="justify-self-start">
          Compare with…
        </LinkButton>
      </div>
      {roles.length === 0 ? null : (
        <section>
          <h2 className={HEADING}>In our career guides</h2>
          <ul>
            {roles.map(({ to, title, field }) => (
              <li key={to}>
                <Row to={to} label={title} note={field} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="md:max-lg:col-span-2">
        <h2 className={HEADING}>Related occupations</h2>
        <ul className="gap-x-12 md:max-lg:grid md:max-lg:grid-cols-2">
          {related.map(({ code: each, title, pay, group }) => (
            <li key={each}>
              <Row
                to={`/occupations/${each}`}
                label={title}
                note={group ? `${pay} (group)` : pay}
              />
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}

function Row({ to, label, note }: { to: string; label: string; note: string }) {
  return (
    <Link to={to} className="group grid gap-0.5 border-b border-hairline py-3">
      <span className="text-ui group-hover:text-primary-ink">{label}</span>
      <span className="num text-xs text-muted">{note}</span>
    </Link>
  );
}
