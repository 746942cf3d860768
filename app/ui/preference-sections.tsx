import { FormSection } from "./form-section";
import { describeAccent } from "~/preferences/accent-traits";
import { ACCENT_GROUPS, MORE_ACCENTS } from "~/preferences/accents";
import { DarkMode } from "~/preferences/dark-mode";
import { ExtraTimeButtons } from "~/preferences/extra-time";
import { PreferenceSwitch } from "~/preferences/preference-switch";
import { PREFERENCES, type Preferences } from "~/preferences/preferences";
import { PreferencesForm } from "~/preferences/preferences-form";
import { Swatches } from "~/preferences/swatches";
import { ThemePreview } from "~/preferences/theme-preview";

const SWATCH_GROUPS = [...ACCENT_GROUPS, { name: "More colors", accents: MORE_ACCENTS }];
const SWATCH_COLUMNS = "grid-cols-3 sm:grid-cols-4 md:grid-cols-6";

/** Every preference with its control, for a visitor and for an account alike. */
export function PreferenceSections({
  preferences: { theme, accent, animations, extraTime },
}: {
  preferences: Preferences;
}) {
  return (
    <>
      <FormSection
        title="Dark mode"
        lead="Use light text on a dark background, or follow your device."
        aside={<DarkMode theme={theme} />}
      />
      <FormSection
        title={PREFERENCES.animations.label}
        lead="Animate menus and messages."
        aside={<PreferenceSwitch name="animations" on="on" off="off" isOn={animations === "on"} />}
      />
      <FormSection
        title={PREFERENCES.extraTime.label}
        lead="More time on the clock of each interview question."
        aside={
          <PreferencesForm>
            <ExtraTimeButtons current={extraTime} />
          </PreferencesForm>
        }
      />
      <FormSection
        title={PREFERENCES.accent.label}
        lead={
          <>
            50 colors, each checked for contrast in light and dark. Yours:{" "}
            <span data-accent-name="">{describeAccent(accent)}</span>
          </>
        }
      >
        <ThemePreview />
        <PreferencesForm className="grid gap-7">
          {SWATCH_GROUPS.map(({ name, accents }) => (
            <section key={name} className={`swatches ${SWATCH_COLUMNS}`}>
              <h3>{name}</h3>
              <Swatches accents={accents} selected={accent} />
            </section>
          ))}
        </PreferencesForm>
      </FormSection>
    </>
  );
}
