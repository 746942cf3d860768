import type { ReactNode } from "react";
import { PREFERENCES, type PreferenceName, type Preferences } from "./preferences";

interface ChoiceButtonsProps<Name extends PreferenceName> {
  name: Name;
  current: Preferences[Name];
  /** Names the group; the preference's own label by default. */
  label?: string;
  /** What is on a button, and how it is read out where that is a picture. */
  render: (value: Preferences[Name]) => { content: ReactNode; label?: string };
  /** The size of a button, where its form does not say it. */
  className?: string;
}

/** Every value of a preference as a row of buttons, sent by the form around it. */
export function ChoiceButtons<Name extends PreferenceName>({
  name,
  current,
  label = PREFERENCES[name].label,
  render,
  className,
}: ChoiceButtonsProps<Name>) {
  return (
    <fieldset aria-label={label} className="choices">
      {PREFERENCES[name].values.map((value) => {
        const { content, label: valueLabel } = render(value);
        return (
          <button
            key={value}
            name={name}
            value={value}
            aria-label={valueLabel}
            aria-pressed={value === current}
            className={className}
          >
            {content}
          </button>
        );
      })}
    </fieldset>
  );
}
