import { useLocation } from "@remix-run/react";
import Bell from "lucide-react/icons/bell";
import Palette from "lucide-react/icons/palette";
import Shield from "lucide-react/icons/shield";
import UserRound from "lucide-react/icons/user-round";
import { getAriaCurrent } from "~/ui/layout/navigation";
import { Link } from "~/ui/link";

const TABS = [
  { to: "/settings/profile", label: "Profile", Icon: UserRound },
  { to: "/settings/account", label: "Account", Icon: Shield },
  { to: "/settings/appearance", label: "Appearance", Icon: Palette },
  { to: "/settings/notifications", label: "Notifications", Icon: Bell },
] as const;

/** Beside the page on wide screens, above it on narrow ones. */
export function SettingsNav() {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label="Settings"
      className="-mx-(--gutter) overflow-x-auto px-(--gutter) [scrollbar-width:none] lg:mx-0 lg:overflow-visible lg:px-0"
    >
      <ul className="flex min-w-max border-b sm:gap-1 border-hairline-strong pb-2 lg:min-w-0 lg:flex-col lg:border-0 lg:pb-0">
        {TABS.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={getAriaCurrent(to, pathname)}
              keepScroll
              className="flex min-h-11 items-center gap-3 rounded-control border border-transparent px-2 sm:px-3.5 text-ui font-control text-muted -outline-offset-2 hover:text-text aria-[current]:border-hairline aria-[current]:bg-surface-2 aria-[current]:text-text"
            >
              <Icon className="size-4.5 flex-none max-sm:hidden" strokeWidth={1.6} aria-hidden />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
