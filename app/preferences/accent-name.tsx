import { describeAccent } from "./accent-traits";
import type { Accent } from "./accents";

/** The chosen accent by name, read out when it changes. */
export function AccentName({ accent }: { accent: Accent }) {
  return (
    <p className="accent-name" aria-live="polite" data-accent-name="">
      {describeAccent(accent)}
    </p>
  );
}
