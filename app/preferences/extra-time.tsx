import { ChoiceButtons } from "./choice-buttons";
import type { ExtraTime } from "./preferences";
import { PreferencesForm } from "./preferences-form";

/** How much time the interview clock allows. */
export function ExtraTimePicker({ current }: { current: ExtraTime }) {
  return (
    <PreferencesForm className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span aria-hidden className="text-sm text-text-2 sm:whitespace-nowrap">
        Time allowed
      </span>
      <ExtraTimeButtons current={current} />
    </PreferencesForm>
  );
}

export function ExtraTimeButtons({ current }: { current: ExtraTime }) {
  return (
    <ChoiceButtons
      name="extraTime"
      current={current}
      label="Time allowed"
      render={(value) => ({ content: `×${value}` })}
      className="num min-h-11 min-w-11 px-2 aria-pressed:font-control md:min-h-7"
    />
  );
}
