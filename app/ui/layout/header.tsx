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
      <div className="site-bar page">
        <Link to="/" discover="none" className="site-logo">
          <Logo />
        </Link>
        <nav aria-label="Main">
          <ul className="nav-list">
            {NAVIGATION.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  discover="none"
                  aria-current={getAriaCurrent(to, pathname)}
                  className="nav-link"
                >
                  {label}
                </Link>
                {to === CAREER_MENU.all.to ? <CareerMenu pathname={pathname} /> : null}
              </li>
            ))}
          </ul>
        </nav>
        <div className="site-tools">
          <ThemeSwitch theme={preferences.theme} />
          <AccentMenu accent={preferences.accent} />
          <span className="site-divider" />
          {account ? (
            <AccountMenu account={account} />
          ) : (
            <>
              <LinkButton to="/login" discover="none" variant="ghost" size="sm">
                Sign In
              </LinkButton>
              <LinkButton to="/register" discover="none" size="sm">
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
