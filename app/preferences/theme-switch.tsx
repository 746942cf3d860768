import { Moon, Sun } from "lucide-react";
import { PreferencesForm } from "./preferences-form";
import type { Theme } from "./types";

const THEME_OPTIONS = [
  { value: "light", label: "Light theme", Icon: Sun },
  { value: "dark", label: "Dark theme", Icon: Moon },
] as const;

interface ThemeSwitchProps {
  theme: Theme;
  /** Wide enough for a thumb. */
  large?: boolean;
}

export function ThemeSwitch({ theme, large = false }: ThemeSwitchProps) {
  return (
    <PreferencesForm className="flex rounded-control border border-control bg-surface-1 p-0.5 text-muted">
      {THEME_OPTIONS.map(({ value, label, Icon }) => (
        <button
          key={value}
          name="theme"
          value={value}
          aria-label={label}
          aria-pressed={theme === value}
          className={`grid place-items-center rounded-[7px] hover:text-text aria-pressed:bg-surface-3 aria-pressed:text-text aria-pressed:shadow-inner ${large ? "h-11 w-12" : "h-7 w-7.5"}`}
        >
          <Icon className="size-4" strokeWidth={1.6} aria-hidden />
        </button>
      ))}
    </PreferencesForm>
  );
}
