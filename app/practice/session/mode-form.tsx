import { Form } from "@remix-run/react";
import { MessagesSquare, Sparkles } from "lucide-react";
import { ExtraTimePicker } from "~/preferences/extra-time";
import type { ExtraTime } from "~/preferences/preferences";
import { FormError } from "~/ui/form-error";
import type { Mode } from "~/interviews/modes";

/** Id of the form that every card's Start button submits. */
export const SESSION_FORM_ID = "start";

const MODE_OPTIONS: { mode: Mode; title: string; detail: string; Icon: typeof Sparkles }[] = [
  {
    mode: "practice",
    title: "Practice",
    detail:
      "Tips, hints and sample answers, a review after each answer, and as many attempts as you like.",
    Icon: Sparkles,
  },
  {
    mode: "live",
    title: "Live",
    detail: "One question after another, with follow-ups. You get the reviews at the end.",
    Icon: MessagesSquare,
  },
];

/** Mode and extra time for the next session. The clock never ends anything. */
export function ModeForm({
  extraTime,
  mode: selectedMode = "practice",
  limitMessage,
}: {
  extraTime: ExtraTime;
  mode?: Mode | undefined;
  /** Why no session was started, after a rate limit. */
  limitMessage: string | undefined;
}) {
  return (
    <>
      <FormError>{limitMessage}</FormError>
      <div className="mb-8 flex flex-wrap items-center gap-x-8 gap-y-4 xl:flex-nowrap">
        {/* Full page load: the camera permission policy is set per document, and only session pages allow it. */}
        <Form id={SESSION_FORM_ID} method="post" reloadDocument className="min-w-0 grow">
          {/* Leaving the page cancels a choice that is still being saved, so it's sent along. */}
          <input type="hidden" name="extraTime" value={extraTime} />
          <fieldset className="grid gap-3 md:grid-cols-2">
            <legend className="sr-only">Session mode</legend>
            {MODE_OPTIONS.map(({ mode, title, detail, Icon }) => (
              <label
                key={mode}
                className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 rounded-card border border-hairline-strong px-4 py-3 transition-colors hover:border-control has-checked:border-primary has-checked:bg-surface-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
              >
                <input
                  type="radio"
                  name="mode"
                  value={mode}
                  defaultChecked={mode === selectedMode}
                  className="sr-only"
                />
                <Icon className="mt-0.5 size-5 text-text-2" strokeWidth={1.6} aria-hidden />
                <span>
                  <b className="block text-ui font-strong">{title}</b>
                  <span className="block text-sm text-text-2">{detail}</span>
                </span>
              </label>
            ))}
          </fieldset>
        </Form>
        <ExtraTimePicker current={extraTime} />
      </div>
    </>
  );
}
