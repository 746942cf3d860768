import { PreferencesForm } from "./preferences-form";
import type { Animations, Theme } from "./types";

interface PreferenceSwitchProps {
  /** The preference it switches, and its two values. */
  name: "theme" | "animations";
  on: Theme | Animations;
  off: Theme | Animations;
  current: Theme | Animations;
  label: string;
}

/** One button that is pressed or not; pressing it chooses the other value. */
export function PreferenceSwitch({ name, on, off, current, label }: PreferenceSwitchProps) {
  const isOn = current === on;
  return (
    <PreferencesForm className="flex">
      <button
        name={name}
        value={isOn ? off : on}
        role="switch"
        aria-checked={isOn}
        aria-label={label}
        className="group grid min-h-11 place-items-center rounded-full"
      >
        <span className="block h-7 w-12 rounded-full border border-control bg-surface-1 p-0.75 group-aria-checked:border-fill-edge group-aria-checked:bg-fill">
          <span className="block size-5 rounded-full bg-muted transition-transform group-aria-checked:translate-x-5 group-aria-checked:bg-on-fill" />
        </span>
      </button>
    </PreferencesForm>
  );
}
