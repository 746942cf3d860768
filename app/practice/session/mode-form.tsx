import { ChevronDown } from "~/ui/icons";
import type { Mode } from "~/practice/store/modes";
import { ExtraTimePicker } from "~/preferences/extra-time";
import type { ExtraTime } from "~/preferences/preferences";
import { FormError } from "~/ui/form-error";
import { Link } from "~/ui/link";
import { SESSION_FORM_ID } from "./session-form";

const MODE_OPTIONS: Record<Mode, { title: string; detail: string }> = {
  practice: {
    title: "Practice",
    detail: "Tips as you write, a review after each answer.",
  },
  live: {
    title: "Live",
    detail: "Follow-up questions as you answer, reviews at the end.",
  },
};
const MODE_ENTRIES = Object.entries(MODE_OPTIONS) as [Mode, (typeof MODE_OPTIONS)[Mode]][];

/** The URL of a tab in a mode, with the packs of a field; practice and no field are the default. */
export function getInterviewUrl(tab: string, mode: Mode, field = ""): string {
  const ofMode = mode === "practice" ? "" : `&mode=${mode}`;
  return `/interview?tab=${tab}${ofMode}${field === "" ? "" : `&field=${field}`}`;
}

/** The mode of the next session, as links: each is a URL. */
export function ModeSwitch({ tab, current, field }: { tab: string; current: Mode; field: string }) {
  return (
    <nav aria-label="Session mode" className="max-md:w-full md:mb-1.5">
      <ul className="grid grid-cols-2 rounded-control border border-control bg-surface-1 p-0.5">
        {MODE_ENTRIES.map(([mode, { title }]) => (
          <li key={mode}>
            <Link
              to={getInterviewUrl(tab, mode, field)}
              aria-current={mode === current ? "true" : undefined}
              keepScroll
              className="flex min-h-11 items-center justify-center rounded-[7px] px-4 text-sm font-control text-text-2 hover:text-text aria-[current]:bg-surface-3 aria-[current]:text-text aria-[current]:shadow-inner md:min-h-8"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ModeFormProps {
  tab: string;
  mode: Mode;
  extraTime: ExtraTime;
  /** Why no session was started, after a rate limit. */
  limitMessage: string | undefined;
}

/** What the mode means, and more time for the next session. The clock never ends anything. */
export function ModeForm({ tab, mode, extraTime, limitMessage }: ModeFormProps) {
  return (
    <>
      <FormError>{limitMessage}</FormError>
      {/* Full page load: the camera permission policy is set per document, and only session pages allow it. */}
      <form
        id={SESSION_FORM_ID}
        method="post"
        action={getInterviewUrl(tab, mode)}
        className="contents"
      >
        <input type="hidden" name="mode" value={mode} />
        {/* A choice may still be on its way when the session starts. */}
        <input type="hidden" name="extraTime" value={extraTime} />
      </form>
      <details open={extraTime !== "1"} className="group mb-3 text-sm text-text-2">
        <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-3 [&::-webkit-details-marker]:hidden">
          {MODE_OPTIONS[mode].detail}
          <span className="flex items-center gap-1 font-control text-primary-ink">
            More
            <ChevronDown className="size-4 group-open:rotate-180" aria-hidden />
          </span>
        </summary>
        <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-hairline pt-4">
          <ExtraTimePicker current={extraTime} />
          <p>The clock is a guide. It never cuts you off.</p>
        </div>
      </details>
    </>
  );
}
