import { Link } from "@remix-run/react";
import { ArrowRight, Palette as PaletteIcon } from "lucide-react";
import { useState } from "react";
import { AccentName } from "~/preferences/accent-name";
import { ACCENT_GROUPS, isPaletteAccent, type Accent } from "~/preferences/accents";
import { PreferencesForm } from "~/preferences/preferences-form";
import { Swatches } from "~/preferences/swatches";
import { DEFAULT_PREFERENCES } from "~/preferences/preferences";

export function AccentMenu({ accent }: { accent: Accent }) {
  const pinned = usePinnedAccent(accent);
  return (
    <details data-menu className="menu group">
      <summary
        aria-label="Accent color"
        className="grid size-9 place-items-center rounded-[8px] text-text-2 hover:text-text group-open:bg-surface-2 group-open:text-primary-ink"
      >
        <PaletteIcon className="size-4.5" strokeWidth={1.6} aria-hidden />
      </summary>
      <PreferencesForm className="menu-panel right-0 w-85 overflow-hidden">
        <div className="palette-head flex items-center justify-between border-b border-hairline px-4.5 pt-4 pb-3.5 text-sm">
          <div>
            <h2 className="font-sans text-sm font-strong">Accent color</h2>
            <AccentName accent={accent} />
          </div>
          <button
            name="accent"
            value={DEFAULT_PREFERENCES.accent}
            className="-mr-2 rounded-control px-2 py-2 text-xs text-muted hover:text-text"
          >
            Reset
          </button>
        </div>
        <div className="palette-list h-75 overflow-y-auto overscroll-contain px-3 pt-1 pb-4">
          {pinned ? (
            <div data-pinned className="mt-2.5">
              <Swatches accents={[pinned]} selected={accent} />
            </div>
          ) : null}
          {ACCENT_GROUPS.map(({ name, accents }) => (
            <section key={name}>
              <h3 className="mx-1.5 mt-3.5 mb-1.5 font-sans text-xs font-medium text-muted">
                {name}
              </h3>
              <Swatches accents={accents} selected={accent} />
            </section>
          ))}
        </div>
        <Link
          to="/preferences"
          className="flex items-center justify-between border-t border-hairline px-4.5 py-3 text-xs font-medium text-primary-ink -outline-offset-4 hover:bg-surface-2"
        >
          All 50 colors
          <ArrowRight className="size-3.5" aria-hidden />
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
