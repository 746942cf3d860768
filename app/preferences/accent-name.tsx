import { type Accent, accentLabel } from "./accents";
import { DEFAULT_PREFERENCES } from "./preferences";

/** The chosen accent by name, read out when it changes. */
export function AccentName({ accent }: { accent: Accent }) {
  return (
    <p className="text-xs text-primary-ink" aria-live="polite">
      {accentLabel(accent)}
      {accent === DEFAULT_PREFERENCES.accent ? " · default" : null}
    </p>
  );
}
