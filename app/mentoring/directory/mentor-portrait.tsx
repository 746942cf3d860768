import { UNNAMED_SAMPLE } from "~/data/mentor-types";
import { getInitial } from "~/ui/avatar";

interface MentorPortraitProps {
  mentor: { id: string; name: string; isSample: boolean };
}

const FRAME = "size-22 flex-none rounded-panel border border-primary-line bg-primary-soft";

/** A sample's drawn portrait, or a person's initial. Decorative: the name is always next to it. */
export function MentorPortrait({ mentor }: MentorPortraitProps) {
  if (!mentor.isSample || mentor.name === UNNAMED_SAMPLE)
    return (
      <span
        aria-hidden
        className={`grid place-items-center font-head text-[2rem] font-strong text-primary-ink ${FRAME}`}
      >
        {getInitial(mentor.name)}
      </span>
    );
  return (
    <img src={`/portraits/${mentor.id}.svg`} alt="" width="88" height="88" className={FRAME} />
  );
}
