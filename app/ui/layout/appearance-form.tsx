import { Fragment } from "react";
import { AccentName } from "~/preferences/accent-name";
import { ACCENT_GROUPS, isPaletteAccent } from "~/preferences/accents";
import { PreferencesForm } from "~/preferences/preferences-form";
import { Swatches } from "~/preferences/swatches";
import { DEFAULT_PREFERENCES, type Preferences } from "~/preferences/preferences";
import { ThemeSwitch } from "~/preferences/theme-switch";
import { Link } from "~/ui/link";

/** Light and dark, and a menu of colors, of which narrower screens show eight at once (mobile-menu.css). */
export function AppearanceForm({ preferences: { theme, accent } }: { preferences: Preferences }) {
  return (
    <PreferencesForm className="appearance" label="Appearance">
      <h2>Appearance</h2>
      <ThemeSwitch theme={theme} />
      <details className="menu relative">
        <summary aria-label="Accent color" className="palette-toggle" />
        <div className="menu-panel palette">
          <h2>Accent color</h2>
          <AccentName accent={accent} />
          <button name="accent" value={DEFAULT_PREFERENCES.accent}>
            Reset
          </button>
          <div className="palette-list swatches">
            {isPaletteAccent(accent) ? null : (
              <Swatches accents={[accent]} selected={accent} className="pinned" />
            )}
            {ACCENT_GROUPS.map(({ name, accents }) => (
              <Fragment key={name}>
                <h3>{name}</h3>
                <Swatches accents={accents} selected={accent} />
              </Fragment>
            ))}
          </div>
          <Link to="/preferences" className="palette-all link-arrow">
            All 50 colors
          </Link>
        </div>
      </details>
    </PreferencesForm>
  );
}
