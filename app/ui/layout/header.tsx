import { CAREER_MENU, NAVIGATION, SITE_NAME } from "~/data/site";
import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import { POPOVER_PROPS, getPopoverOpenProps } from "~/ui/popover";
import type { Preferences } from "~/preferences/preferences";
import { AccountMenu, type Account } from "./account-menu";
import { AppearanceForm } from "./appearance-form";
import { CareerMenu } from "./career-menu";
import { getAriaCurrent } from "./navigation";

interface HeaderProps {
  account: Account | null;
  preferences: Preferences;
  pathname: string;
}

/** Twice: in the menu that is the bar of wide screens, and beside the button that opens it on narrower ones. */
const SEARCH_LINK = <Link to="/search" aria-label="Search" className="search-link" />;

/**
 * On wide screens a bar, on narrower ones a menu that fills the screen: the same elements, which the style sheet
 * arranges. A popover opens without JavaScript, and Escape closes it.
 */
export function Header({ account, preferences, pathname }: HeaderProps) {
  return (
    <header className="site-header">
      <div className="site-bar page">
        <Link to="/" className="logo">
          {SITE_NAME}
        </Link>
        {SEARCH_LINK}
        <button
          type="button"
          aria-label="Menu"
          className="menu-toggle"
          {...getPopoverOpenProps("site-menu")}
        />
        <div id="site-menu" className="site-menu" {...POPOVER_PROPS}>
          <nav aria-label="Main">
            <ul className="nav-list">
              {NAVIGATION.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} aria-current={getAriaCurrent(to, pathname)} className="nav-link">
                    {label}
                  </Link>
                  {to === CAREER_MENU.all.to ? <CareerMenu pathname={pathname} /> : null}
                </li>
              ))}
            </ul>
          </nav>
          {SEARCH_LINK}
          <AppearanceForm preferences={preferences} />
          {account ? (
            <AccountMenu account={account} />
          ) : (
            <>
              <LinkButton to="/login" variant="ghost" size="sm">
                Sign In
              </LinkButton>
              <LinkButton to="/register" variant="secondary" size="sm">
                Get Started
              </LinkButton>
            </>
          )}
        </div>
      </div>
    </header>
  );
}
