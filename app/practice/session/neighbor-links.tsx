import { ArrowLeft, ArrowRight } from "~/ui/icons";
import { Link } from "~/ui/link";
import type { QuestionProgress } from "~/practice/store/progress";
import { getStepUrl } from "./step-url";

interface Neighbor {
  name: string;
  to: string;
}

/** The questions before and after the current one, where there is something to see. */
export interface Neighbors {
  previous: Neighbor | null;
  next: Neighbor | null;
}

export function getNeighbors(
  sessionId: string,
  steps: readonly QuestionProgress[],
  index: number,
): Neighbors {
  const find = (neighborIndex: number): Neighbor | null => {
    const step = steps[neighborIndex];
    const to = step ? getStepUrl(sessionId, step, neighborIndex + 1) : null;
    return step && to !== null ? { name: step.name, to } : null;
  };
  return { previous: find(index - 1), next: find(index + 1) };
}

const LINK_CLASS =
  "grid size-11 place-items-center rounded-control text-text-2 hover:bg-surface-2 hover:text-text md:size-9 [&>svg]:size-4.5";

/** Alt and an arrow are Back and Forward in a browser, and other arrows move in the text: Page Up and Page Down are free. */
export function NeighborLinks({ previous, next }: Neighbors) {
  if (previous === null && next === null) return null;
  return (
    <nav aria-label="Questions before and after" className="-mr-2 flex flex-none items-center">
      <span aria-hidden className="mr-2 hidden text-2xs text-muted md:in-data-interactive:block">
        Alt + Page Up, Page Down
      </span>
      {previous === null ? null : (
        <Link
          to={previous.to}
          aria-label={`Previous question: ${previous.name}`}
          title={previous.name}
          aria-keyshortcuts="Alt+PageUp"
          className={LINK_CLASS}
        >
          <ArrowLeft aria-hidden />
        </Link>
      )}
      {next === null ? null : (
        <Link
          to={next.to}
          aria-label={`Next question: ${next.name}`}
          title={next.name}
          aria-keyshortcuts="Alt+PageDown"
          className={LINK_CLASS}
        >
          <ArrowRight aria-hidden />
        </Link>
      )}
    </nav>
  );
}
