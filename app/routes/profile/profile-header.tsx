import Pencil from "lucide-react/icons/pencil";
import { Avatar } from "~/ui/avatar";
import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";

interface ProfileHeaderProps {
  profile: {
    name: string;
    email: string;
    title: string;
    location: string;
    target: { title: string; to: string } | null;
  };
}

export function ProfileHeader({ profile }: ProfileHeaderProps) {
  const { name, email, title, location, target } = profile;
  return (
    <header className="flex wrap-anywhere items-center justify-between gap-x-4">
      <div className="flex min-w-0 items-center gap-3.5">
        <Avatar name={name} size="lg" />
        <div className="min-w-0">
          <p className="truncate font-head text-[1.1875rem] leading-tight font-strong tracking-[-0.02em]">
            {name}
          </p>
          <p className="flex flex-wrap gap-x-4 text-sm text-muted">
            <span>{[title, location].filter(Boolean).join(", ") || email}</span>
            {target ? (
              <span>
                Target:{" "}
                <Link
                  to={target.to}
                  className="relative text-primary-ink underline underline-offset-3 after:absolute after:inset-x-0 after:-inset-y-3"
                >
                  {target.title}
                </Link>
              </span>
            ) : null}
            <Link
              to="/plans"
              className="relative text-primary-ink underline underline-offset-3 after:absolute after:inset-x-0 after:-inset-y-3.5"
            >
              Job interviews
            </Link>
            <Link
              to="/stories"
              className="relative text-primary-ink underline underline-offset-3 after:absolute after:inset-x-0 after:-inset-y-3.5"
            >
              Stories
            </Link>
          </p>
        </div>
      </div>
      <LinkButton
        to="/settings/profile"
        variant="secondary"
        size="sm"
        className="flex-none max-sm:size-11 max-sm:p-0"
      >
        <Pencil strokeWidth={1.6} aria-hidden />
        <span className="max-sm:sr-only">Edit profile</span>
      </LinkButton>
    </header>
  );
}
