import { ChoiceButtons } from "./choice-buttons";
import type { ThemeChoice } from "./preferences";
import { PreferencesForm } from "./preferences-form";

const LABELS = { light: "Light theme", dark: "Dark theme", system: "System theme" };

/** Three buttons with an icon each (icons.css). */
export function ThemeSwitch({ theme }: { theme: ThemeChoice }) {
  return (
    <PreferencesForm className="theme-switch">
      <ChoiceButtons
        name="theme"
        current={theme}
        render={(value) => ({ content: null, label: LABELS[value] })}
      />
    </PreferencesForm>
  );
}
