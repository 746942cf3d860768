interface AboutPersonProps {
  email: string;
  bio: string;
  linkedin: string;
  github: string;
}

/** What people say of themselves, at the end of the sessions. */
export function AboutPerson({ email, bio, linkedin, github }: AboutPersonProps) {
  const links = [
    { href: linkedin, label: "LinkedIn" },
    { href: github, label: "GitHub" },
  ].filter(({ href }) => href !== "");
  if (bio === "" && links.length === 0) return null;
  return (
    <section className="mt-14 border-t border-hairline pt-9">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 className="text-section">About you</h2>
        <p className="flex flex-wrap items-baseline gap-x-5 wrap-anywhere text-sm text-muted">
          <span>{email}</span>
          {links.map(({ href, label }) => (
            <a
              key={label}
              href={href}
              rel="noreferrer me"
              className="inline-flex min-h-11 items-center text-primary-ink underline underline-offset-3"
            >
              {label}
            </a>
          ))}
        </p>
      </div>
      {bio === "" ? null : (
        <p className="mt-1 max-w-(--measure) wrap-anywhere whitespace-pre-line text-text-2">
          {bio}
        </p>
      )}
    </section>
  );
}
