import Monitor from "lucide-react/icons/monitor";
import type { ThemeChoice } from "./preferences";
import { PreferenceSwitch } from "./preference-switch";
import { PreferencesForm } from "./preferences-form";

/** A switch for dark and light, and beside it a button that leaves both to the device. */
export function DarkMode({ theme }: { theme: ThemeChoice }) {
  return (
    <div className="dark-mode flex items-center gap-3">
      <PreferencesForm>
        <button
          name="theme"
          value="system"
          aria-pressed={theme === "system"}
          className="flex min-h-11 items-center gap-2 rounded-control border border-control bg-surface-1 px-3 text-sm text-muted hover:text-text aria-pressed:border-primary-line aria-pressed:bg-primary-soft aria-pressed:text-text"
        >
          <Monitor className="size-4" strokeWidth={1.6} aria-hidden />
          System
        </button>
      </PreferencesForm>
      {/* The server does not know what the device shows: style sheets pick the right one. */}
      <div className="dark:hidden">
        <DarkSwitch isOn={false} />
      </div>
      <div className="hidden dark:block">
        <DarkSwitch isOn />
      </div>
    </div>
  );
}

function DarkSwitch({ isOn }: { isOn: boolean }) {
  return <PreferenceSwitch name="theme" on="dark" off="light" isOn={isOn} label="Dark mode" />;
}
