import { ChoiceButtons } from "./choice-buttons";
import type { ThemeChoice } from "./preferences";

const LABELS = { light: "Light theme", dark: "Dark theme", system: "System theme" };

/** Three buttons with an icon each (icons.css), sent by the form around them. */
export function ThemeSwitch({ theme }: { theme: ThemeChoice }) {
  return (
    <ChoiceButtons
      name="theme"
      current={theme}
      render={(value) => ({ content: null, label: LABELS[value] })}
      className="theme-choice"
    />
  );
}
