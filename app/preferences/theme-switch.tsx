import { Monitor, Moon, Sun } from "lucide-react";
import { ChoiceButtons } from "./choice-buttons";
import type { ThemeChoice } from "./preferences";
import { PreferencesForm } from "./preferences-form";

const THEME_BUTTONS = {
  light: { label: "Light theme", Icon: Sun },
  dark: { label: "Dark theme", Icon: Moon },
  system: { label: "System theme", Icon: Monitor },
};

interface ThemeSwitchProps {
  theme: ThemeChoice;
  /** Touch-friendly size. */
  large?: boolean;
}

export function ThemeSwitch({ theme, large = false }: ThemeSwitchProps) {
  return (
    <PreferencesForm>
      <ChoiceButtons
        name="theme"
        current={theme}
        render={(value) => {
          const { label, Icon } = THEME_BUTTONS[value];
          return { label, content: <Icon className="size-4" strokeWidth={1.6} aria-hidden /> };
        }}
        className={large ? "h-11 w-12" : "h-7 w-7.5"}
      />
    </PreferencesForm>
  );
}
