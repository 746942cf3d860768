import { PREFERENCES, type PreferenceName, type Preferences } from "./preferences";
import { PreferencesForm } from "./preferences-form";

interface PreferenceSwitchProps<Name extends PreferenceName> {
  name: Name;
  /** Its two values. */
  on: Preferences[Name];
  off: Preferences[Name];
  isOn: boolean;
  label?: string;
}

/** A switch that submits the other value. */
export function PreferenceSwitch<Name extends PreferenceName>({
  name,
  on,
  off,
  isOn,
  label = PREFERENCES[name].label,
}: PreferenceSwitchProps<Name>) {
  return (
    <PreferencesForm className="flex">
      <button
        name={name}
        value={isOn ? off : on}
        role="switch"
        aria-checked={isOn}
        aria-label={label}
        className="grid min-h-11 place-items-center rounded-full"
      >
        <span className="switch" />
      </button>
    </PreferencesForm>
  );
}
