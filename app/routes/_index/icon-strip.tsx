import { ICON_STRIP } from "~/data/site";

const ICONS: Record<(typeof ICON_STRIP)[number], string> = {
  Education: "graduation-cap",
  Business: "briefcase-business",
  Technology: "cpu",
  Innovation: "lightbulb",
  Growth: "trending-up",
};

/** Starts in the middle, so both sides of the path show before JavaScript runs. */
const INITIAL_INDEX = 2;

export function IconStrip() {
  return (
    <section aria-label="Where Pathlight helps" data-icon-strip className="strip">
      <div className="page relative">
        <ol>
          {ICON_STRIP.map((label, position) => {
            return (
              <li
                key={label}
                data-state={
                  position === INITIAL_INDEX ? "on" : position < INITIAL_INDEX ? "past" : "ahead"
                }
              >
                <span className="home-icon strip-node" data-icon={ICONS[label]} />
                {label}
              </li>
            );
          })}
        </ol>
        <button
          type="button"
          aria-label="Pause the highlight"
          className="home-icon strip-pause"
          data-icon="pause"
        />
      </div>
    </section>
  );
}
