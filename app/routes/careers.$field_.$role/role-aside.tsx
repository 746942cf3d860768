import type { ReactNode } from "react";
import { TargetForm } from "~/occupations/target/target-form";
import { Chips } from "~/ui/chips";
import { Link } from "~/ui/link";

interface RoleAsideProps {
  field: { slug: string; title: string };
  skills: string[];
  courses: { id: string; title: string; level: string }[];
  otherRoles: { slug: string; title: string }[];
  waysToQualify: { to: string; label: string; note?: string }[];
  /** In place of ways. */
  certificateNote: string | null;
  isTarget: boolean;
}

export function RoleAside({
  field,
  skills,
  courses,
  otherRoles,
  waysToQualify,
  certificateNote,
  isTarget,
}: RoleAsideProps) {
  return (
    <aside className="grid content-start gap-x-14 gap-y-9 md:grid-cols-2 lg:grid-cols-1">
      <TargetForm isTarget={isTarget} />
      <AsideSection title="Key Skills">
        <Chips items={skills} className="mt-3" />
      </AsideSection>
      {courses.length > 0 ? (
        <AsideSection title="Courses that build them">
          <LinkList
            items={courses.map(({ id, title, level }) => ({
              to: `/learning/${id}`,
              label: title,
              note: level,
            }))}
          />
        </AsideSection>
      ) : null}
      <AsideSection
        className="md:max-lg:col-start-2 md:max-lg:row-span-3 md:max-lg:row-start-1"
        title={`Other roles in ${field.title.toLowerCase()}`}
      >
        <LinkList
          items={otherRoles.map(({ slug, title }) => ({
            to: `/careers/${field.slug}/${slug}`,
            label: title,
          }))}
        />
      </AsideSection>
      <AsideSection title="Ways to qualify">
        {certificateNote ? (
          <p className="mt-2 text-ui text-text-2">{certificateNote}</p>
        ) : (
          <LinkList items={waysToQualify} />
        )}
      </AsideSection>
    </aside>
  );
}

function AsideSection({
  title,
  className,
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={className}>
      <h2 className="font-sans text-sm font-strong">{title}</h2>
      {children}
    </section>
  );
}

function LinkList({ items }: { items: { to: string; label: string; note?: string }[] }) {
  return (
    <ul className="mt-2">
      {items.map(({ to, label, note }) => (
        <li key={to} className="border-b border-hairline">
          <Link
            to={to}
            className="flex min-h-11 items-center justify-between gap-4 rounded-xs py-1.5 text-ui text-text-2 hover:text-primary-ink"
          >
            {label}
            {note ? <span className="text-xs text-muted">{note}</span> : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}
