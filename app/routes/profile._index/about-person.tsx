import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "~/routes/profile/profile.server";

/** What people say of themselves, at the end of the overview. */
export function AboutPerson() {
  const profile = useRouteLoaderData<typeof loader>("routes/profile");
  if (!profile) return null;
  const { email, bio, linkedin, github } = profile;
  const links = [
    { href: linkedin, label: "LinkedIn" },
    { href: github, label: "GitHub" },
  ].filter(({ href }) => href !== "");
  if (bio === "" && links.length === 0) return null;
  return (
    <section className="mt-14 grid gap-x-14 gap-y-3 border-t border-hairline pt-9 lg:grid-cols-[minmax(0,1fr)_29rem]">
      <div>
        <h2 className="text-section">About you</h2>
        {bio === "" ? null : (
          <p className="mt-3 max-w-(--measure) wrap-anywhere whitespace-pre-line text-text-2">
            {bio}
          </p>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-5 wrap-anywhere text-sm text-muted lg:self-end">
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
    </section>
  );
}
