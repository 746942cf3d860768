import { Link } from "@remix-run/react";
import { ArrowRight, ChevronDown, Menu, X } from "lucide-react";
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
import { getAriaCurrent, FIELD_ICONS } from "./navigation";

interface MobileMenuProps {
  account: AccountSection | null;
  preferences: Preferences;
  pathname: string;
}

export function MobileMenu({ account, preferences, pathname }: MobileMenuProps) {
  return (
    <details data-menu className="mobile-menu group/menu ml-auto xl:hidden">
      <summary
        aria-label="Menu"
        className="relative z-1 -mr-2.5 grid size-11 place-items-center rounded-control"
      >
        <Menu className="size-5.5 group-open/menu:hidden" strokeWidth={1.6} aria-hidden />
        <X className="hidden size-5.5 group-open/menu:block" strokeWidth={1.6} aria-hidden />
      </summary>
      <div className="mobile-panel">
        <div className="page max-w-120 pb-8 md:max-w-160">
          <nav aria-label="Menu" className="pt-2 pb-5">
            <ul>
              {NAVIGATION.map(({ to, label }) => (
                <li key={to}>
                  {to === CAREER_MENU.all.to ? (
                    <CareerFields to={to} label={label} pathname={pathname} />
                  ) : (
                    <Link
                      to={to}
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
    <div className="relative">
      <Link to={to} aria-current={getAriaCurrent(to, pathname)} className="mobile-link mr-12">
        {label}
      </Link>
      <details open className="group/fields">
        <summary
          aria-label={heading}
          className="absolute top-0.5 -right-2.5 grid size-11 place-items-center rounded-control text-muted"
        >
          <ChevronDown
            className="size-5 group-open/fields:rotate-180"
            strokeWidth={1.6}
            aria-hidden
          />
        </summary>
        <ul className="mt-0.5 mb-2 ml-0.5 grid grid-cols-2 border-l border-hairline-strong pt-0.5 pb-2.5 pl-4 text-ui text-text-2">
          {fields.map((field) => {
            const Icon = FIELD_ICONS[field.to];
            return (
              <li key={field.to}>
                <Link
                  to={field.to}
                  aria-current={getAriaCurrent(field.to, pathname)}
                  className="flex h-11 items-center gap-2.5 rounded-xs aria-[current]:text-text"
                >
                  <Icon
                    className="size-4.5 flex-none text-primary-ink"
                    strokeWidth={1.6}
                    aria-hidden
                  />
                  {field.label}
                </Link>
              </li>
            );
          })}
          <li className="col-span-2">
            <Link
              to={all.to}
              className="flex h-11 items-center gap-2.5 rounded-xs font-medium text-primary-ink"
            >
              {all.label}
              <ArrowRight className="size-4" aria-hidden />
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
      <div className="grid grid-cols-2 gap-2.5 border-t border-hairline py-5">
        <LinkButton to="/register" size="lg">
          Get Started
        </LinkButton>
        <LinkButton to="/login" size="lg" variant="secondary">
          Sign In
        </LinkButton>
      </div>
    );
  }
  return (
    <div className="border-t border-hairline py-5">
      <div className="flex items-center gap-3 pb-2">
        <Avatar name={account.name} size="lg" />
        <AccountName account={account} className="" />
      </div>
      <AccountLinks className="flex h-11 w-full items-center gap-3 rounded-xs text-ui text-text-2 [&_svg]:size-4.5 [&_svg]:text-muted" />
    </div>
  );
}

function AppearanceSection({ preferences }: { preferences: Preferences }) {
  return (
    <section
      aria-label="Appearance"
      className="rounded-panel border border-hairline bg-surface-1 px-2.5 pt-3.5 pb-2.5 shadow-inner"
    >
      <div className="flex items-center justify-between px-1.5 pb-2.5 text-ui">
        <div>
          <h2 className="font-sans text-ui font-strong">Appearance</h2>
          <AccentName accent={preferences.accent} />
        </div>
        <ThemeSwitch theme={preferences.theme} large />
      </div>
      <PreferencesForm>
        <Swatches accents={MOBILE_ACCENTS} selected={preferences.accent} columns="grid-cols-4" />
      </PreferencesForm>
      <Link
        to="/preferences"
        className="mt-1 flex min-h-11 items-center justify-between rounded-control px-1.5 text-sm font-medium text-primary-ink"
      >
        All 50 colors and more
        <ArrowRight className="size-4" aria-hidden />
      </Link>
    </section>
  );
}
