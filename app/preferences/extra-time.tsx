import { PreferencesForm } from "./preferences-form";
import { EXTRA_TIMES, type ExtraTime } from "./types";

/** How much time the interview clock allows, as a row of buttons. */
export function ExtraTimePicker({ current }: { current: ExtraTime }) {
  return (
    <PreferencesForm className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span aria-hidden className="text-sm text-text-2 sm:whitespace-nowrap">
        Time allowed
      </span>
      <fieldset className="flex rounded-control border border-control bg-surface-1 p-0.5">
        <legend className="sr-only">Time allowed</legend>
        {EXTRA_TIMES.map((value) => (
          <button
            key={value}
            name="extraTime"
            value={value}
            aria-pressed={value === current}
            className="num min-h-11 min-w-11 rounded-[7px] px-2 text-sm text-muted hover:text-text aria-pressed:bg-surface-3 aria-pressed:font-control aria-pressed:text-text aria-pressed:shadow-inner md:min-h-7"
          >
            ×{value}
          </button>
        ))}
      </fieldset>
    </PreferencesForm>
  );
}
