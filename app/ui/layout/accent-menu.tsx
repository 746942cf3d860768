import { Link } from "@remix-run/react";
import { useState } from "react";
import { AccentName } from "~/preferences/accent-name";
import { ACCENT_GROUPS, isPaletteAccent, type Accent } from "~/preferences/accents";
import { PreferencesForm } from "~/preferences/preferences-form";
import { Swatches } from "~/preferences/swatches";
import { DEFAULT_PREFERENCES } from "~/preferences/preferences";

export function AccentMenu({ accent }: { accent: Accent }) {
  const pinned = usePinnedAccent(accent);
  return (
    <details className="menu menu-own">
      <summary aria-label="Accent color" className="palette-toggle">
        <i className="icon icon-palette" />
      </summary>
      <PreferencesForm className="menu-panel palette">
        <div className="palette-head">
          <div>
            <h2>Accent color</h2>
            <AccentName accent={accent} />
          </div>
          <button name="accent" value={DEFAULT_PREFERENCES.accent}>
            Reset
          </button>
        </div>
        <div className="palette-list">
          {pinned ? (
            <div className="pinned">
              <Swatches accents={[pinned]} selected={accent} />
            </div>
          ) : null}
          {ACCENT_GROUPS.map(({ name, accents }) => (
            <section key={name}>
              <h3>{name}</h3>
              <Swatches accents={accents} selected={accent} />
            </section>
          ))}
        </div>
        <Link to="/preferences" discover="none" className="palette-all link-arrow">
          All 50 colors
        </Link>
      </PreferencesForm>
    </details>
  );
}

/**
 * A color that is not among the palette's thirty is its first cell. It stays there while another one is chosen, so
 * that nothing moves under the pointer.
 */
function usePinnedAccent(accent: Accent): Accent | null {
  const [pinned, setPinned] = useState<Accent | null>(null);
  if (isPaletteAccent(accent) || accent === pinned) return pinned;
  setPinned(accent);
  return accent;
}
