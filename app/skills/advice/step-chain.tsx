import { pluralize } from "~/ui/format";
import type { AdviceStep } from "./types";

/** From now to the goal, with the skills between them; nothing without a goal. */
export function StepChain({ chain }: Pick<AdviceStep, "chain">) {
  const [now, ...rest] = chain;
  const goal = rest.at(-1);
  if (!now || !goal) return null;
  const skills = chain.filter(({ isShown }) => isShown !== undefined);
  const shown = skills.filter(({ isShown }) => isShown).length;
  return (
    <>
      <p className="sr-only">
        {now.label}, {shown} of {pluralize(skills.length, "skill")} shown, then {goal.label}
      </p>
      <div className="step-chain" aria-hidden>
        {chain.map(({ label, state }, index) => (
          // Labels may be alike, and the chain never changes.
          <i key={`${index} ${label}`} data-state={state}>
            {state === "step" ? <b>this step</b> : null}
          </i>
        ))}
      </div>
      <p className="mt-3.5 flex justify-between gap-x-6 text-sm text-muted" aria-hidden>
        <span className="wrap-anywhere">{now.label}</span>
        <span className="text-right wrap-anywhere">{goal.label}</span>
      </p>
    </>
  );
}
