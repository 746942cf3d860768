import { Link } from "@remix-run/react";
import Pencil from "lucide-react/icons/pencil";
import { Avatar } from "~/ui/avatar";
import { LinkButton } from "~/ui/button";

interface ProfileHeaderProps {
  profile: {
    name: string;
    email: string;
    title: string;
    location: string;
    bio: string;
    linkedin: string;
    github: string;
    target: { title: string; to: string } | null;
  };
}

export function ProfileHeader({ profile }: ProfileHeaderProps) {
  const { name, email, title, location, bio, linkedin, github, target } = profile;
  const links = [
    { href: linkedin, label: "LinkedIn" },
    { href: github, label: "GitHub" },
  ].filter(({ href }) => href !== "");
  return (
    <header className="flex flex-wrap wrap-anywhere items-start justify-between gap-x-6 gap-y-4">
      <div className="flex min-w-0 items-center gap-3.5">
        <Avatar name={name} size="lg" />
        <div className="min-w-0">
          <p className="truncate font-head text-[1.1875rem] leading-tight font-strong tracking-[-0.02em]">
            {name}
          </p>
          <p className="text-sm text-muted">
            {[title, location].filter(Boolean).join(", ") || email}
          </p>
          {target ? (
            <p className="mt-0.5 text-sm text-muted">
              Target:{" "}
              <Link to={target.to} className="text-primary-ink underline underline-offset-3">
                {target.title}
              </Link>
            </p>
          ) : null}
        </div>
      </div>
      <LinkButton to="/settings/profile" variant="secondary" size="sm">
        <Pencil strokeWidth={1.6} aria-hidden />
        Edit profile
      </LinkButton>
      {bio === "" && links.length === 0 ? null : (
        <div className="w-full text-sm text-text-2">
          {bio === "" ? null : <p className="max-w-(--measure) whitespace-pre-line">{bio}</p>}
          <p className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-muted">
            <span>{email}</span>
            {links.map(({ href, label }) => (
              <a
                key={label}
                href={href}
                rel="noreferrer me"
                className="text-primary-ink underline underline-offset-3"
              >
                {label}
              </a>
            ))}
          </p>
        </div>
      )}
    </header>
  );
}
