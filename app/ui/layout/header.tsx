import { Link } from "@remix-run/react";
import { CAREER_MENU, NAVIGATION } from "~/data/site";
import { LinkButton } from "~/ui/button";
import { Logo } from "~/ui/logo";
import { ThemeSwitch } from "~/preferences/theme-switch";
import type { Preferences } from "~/preferences/preferences";
import { AccountMenu, type Account } from "./account-menu";
import { CareerMenu } from "./career-menu";
import { MobileMenu } from "./mobile-menu";
import { getAriaCurrent } from "./navigation";
import { AccentMenu } from "./accent-menu";

interface HeaderProps {
  account: Account | null;
  preferences: Preferences;
  pathname: string;
}

export function Header({ account, preferences, pathname }: HeaderProps) {
  return (
    <header className="site-header">
      <div className="site-bar page flex items-center">
        <Link to="/" className="mr-5 rounded-control py-2.5">
          <Logo />
        </Link>
        <nav aria-label="Main" className="hidden xl:block">
          <ul className="flex text-sm font-medium text-text-2">
            {NAVIGATION.map(({ to, label }) => (
              <li
                key={to}
                className="relative flex rounded-[8px] has-[[open]]:bg-surface-2 has-[[open]]:text-text"
              >
                <Link to={to} aria-current={getAriaCurrent(to, pathname)} className="nav-link">
                  {label}
                </Link>
                {to === CAREER_MENU.all.to ? <CareerMenu pathname={pathname} /> : null}
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto hidden items-center gap-1 xl:flex">
          <ThemeSwitch theme={preferences.theme} />
          <AccentMenu accent={preferences.accent} />
          <span className="mx-2 h-5 w-px bg-hairline-strong" />
          {account ? (
            <AccountMenu account={account} />
          ) : (
            <>
              <LinkButton to="/login" variant="ghost" size="sm">
                Sign In
              </LinkButton>
              <LinkButton to="/register" size="sm">
                Get Started
              </LinkButton>
            </>
          )}
        </div>
        <MobileMenu account={account} preferences={preferences} pathname={pathname} />
      </div>
    </header>
  );
}
