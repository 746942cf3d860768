import { Link } from "@remix-run/react";
import { CAREER_MENU, NAVIGATION } from "~/data/site";
import { MOBILE_ACCENTS } from "~/preferences/accents";
import { PreferencesForm } from "~/preferences/preferences-form";
import { Swatches } from "~/preferences/swatches";
import { ThemeSwitch } from "~/preferences/theme-switch";
import type { Preferences } from "~/preferences/preferences";
import { Avatar } from "~/ui/avatar";
import { LinkButton } from "~/ui/button";
import { AccentName } from "~/preferences/accent-name";
import { AccountLinks, AccountName, type Account as AccountSection } from "./account-menu";
import { getAriaCurrent } from "./navigation";

interface MobileMenuProps {
  account: AccountSection | null;
  preferences: Preferences;
  pathname: string;
}

export function MobileMenu({ account, preferences, pathname }: MobileMenuProps) {
  return (
    <details className="menu mobile-menu">
      <summary aria-label="Menu">
        <i className="icon icon-menu" />
      </summary>
      <div className="mobile-panel">
        <div className="page max-w-120 pb-8 md:max-w-160">
          <nav aria-label="Menu">
            <ul>
              {NAVIGATION.map(({ to, label }) => (
                <li key={to}>
                  {to === CAREER_MENU.all.to ? (
                    <CareerFields to={to} label={label} pathname={pathname} />
                  ) : (
                    <Link
                      to={to}
                      discover="none"
                      aria-current={getAriaCurrent(to, pathname)}
                      className="mobile-link"
                    >
                      {label}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <AccountSection account={account} />
          <AppearanceSection preferences={preferences} />
        </div>
      </div>
    </details>
  );
}

function CareerFields({ to, label, pathname }: { to: string; label: string; pathname: string }) {
  const { heading, fields, all } = CAREER_MENU;
  return (
    <div className="mobile-careers">
      <Link
        to={to}
        discover="none"
        aria-current={getAriaCurrent(to, pathname)}
        className="mobile-link"
      >
        {label}
      </Link>
      <details open>
        <summary aria-label={heading}>
          <i className="icon icon-chevron-thin" />
        </summary>
        <ul>
          {fields.map((field) => (
            <li key={field.to}>
              <Link
                to={field.to}
                discover="none"
                aria-current={getAriaCurrent(field.to, pathname)}
                className="mobile-field"
              >
                {field.label}
              </Link>
            </li>
          ))}
          <li>
            <Link to={all.to} discover="none" className="mobile-all link-arrow">
              {all.label}
            </Link>
          </li>
        </ul>
      </details>
    </div>
  );
}

function AccountSection({ account }: { account: AccountSection | null }) {
  if (account === null) {
    return (
      <div className="mobile-account grid grid-cols-2 gap-2.5">
        <LinkButton to="/register" discover="none" size="lg">
          Get Started
        </LinkButton>
        <LinkButton to="/login" discover="none" size="lg" variant="secondary">
          Sign In
        </LinkButton>
      </div>
    );
  }
  return (
    <div className="mobile-account">
      <div className="flex items-center gap-3 pb-2">
        <Avatar name={account.name} size="lg" />
        <AccountName account={account} className="" />
      </div>
      <AccountLinks account={account} className="mobile-item" />
    </div>
  );
}

function AppearanceSection({ preferences }: { preferences: Preferences }) {
  return (
    <section aria-label="Appearance" className="mobile-appearance">
      <div>
        <div>
          <h2>Appearance</h2>
          <AccentName accent={preferences.accent} />
        </div>
        <ThemeSwitch theme={preferences.theme} />
      </div>
      <PreferencesForm>
        <Swatches accents={MOBILE_ACCENTS} selected={preferences.accent} columns="grid-cols-4" />
      </PreferencesForm>
      <Link to="/preferences" discover="none" className="link-arrow">
        All 50 colors and more
      </Link>
    </section>
  );
}
