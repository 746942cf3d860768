import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ACCENT_GROUPS, accentLabel, MORE_ACCENTS } from "~/preferences/accents";
import { PreferencesForm } from "~/preferences/preferences-form";
import { Swatches } from "~/preferences/swatches";
import { PreferenceSwitch } from "~/preferences/preference-switch";
import { usePreferences } from "~/preferences/use-preferences";
import { FormSection } from "~/ui/form-section";
import { pageMeta } from "~/ui/page-meta";
import { loader } from "./appearance.server";

export { loader };

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Appearance" });

const SWATCH_GROUPS = [...ACCENT_GROUPS, { name: "More colors", accents: MORE_ACCENTS }];

const SWATCH_COLUMNS = "grid-cols-3 sm:grid-cols-4 md:grid-cols-6";

export default function AppearanceSettings() {
  const { theme, accent, animations } = usePreferences(useLoaderData<typeof loader>().preferences);
  return (
    <>
      <FormSection
        title="Dark mode"
        lead="Light letters on a dark page. Off: dark letters on a light one."
        aside={
          <PreferenceSwitch name="theme" on="dark" off="light" current={theme} label="Dark mode" />
        }
      />
      <FormSection
        title="Animations"
        lead="Menus and messages move a little as they come. Off: everything stands still."
        aside={
          <PreferenceSwitch
            name="animations"
            on="on"
            off="off"
            current={animations}
            label="Animations"
          />
        }
      />
      <FormSection
        title="Accent color"
        lead={`50 colors, each checked for contrast in light and dark. Yours is ${accentLabel(accent)}.`}
      >
        <PreferencesForm className="grid gap-7">
          {SWATCH_GROUPS.map(({ name, accents }) => (
            <section key={name}>
              <h3 className="mb-2 font-sans text-xs font-medium text-muted">{name}</h3>
              <Swatches accents={accents} selected={accent} columns={SWATCH_COLUMNS} />
            </section>
          ))}
        </PreferencesForm>
      </FormSection>
    </>
  );
}
