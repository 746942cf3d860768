import { MAX_KEY } from "./choice-keys";
import { SCALES, type StepSection } from "./step-section";

interface StepAsideProps {
  sections: readonly StepSection[];
  answered: number;
  total: number;
  isSignedIn: boolean;
}

export function StepAside({ sections, answered, total, isSignedIn }: StepAsideProps) {
  const lastKey = getLastKey(sections);
  return (
    <aside className="hidden content-start gap-5 pt-1 text-sm lg:grid">
      <div>
        <p className="text-xs font-medium text-muted">Answered in this step</p>
        <p className="num mt-0.5 font-head text-[2.25rem] leading-tight font-bold tracking-[-0.03em]">
          {answered} <span className="text-[1.125rem] tracking-normal text-muted">of {total}</span>
        </p>
      </div>
      {lastKey === 0 ? null : (
        <div className="hidden border-t border-hairline pt-5 in-data-hydrated:block">
          <p className="mb-2.5 text-ui font-strong">By keyboard</p>
          <dl className="grid grid-cols-[auto_1fr] items-center gap-x-3.5 gap-y-2 text-muted">
            <KeyHint keys={["1", "to", String(lastKey)]}>choose</KeyHint>
            <KeyHint keys={["Tab"]}>next line</KeyHint>
            <KeyHint keys={["←", "→"]}>change it</KeyHint>
          </dl>
        </div>
      )}
      <p className="border-t border-hairline pt-5 text-xs text-muted">
        {isSignedIn
          ? "Saved in your account each time you continue. You can leave and come back. Skip what you don’t know, or choose “Not sure”: the fewer answers, the wider the ranges in your results."
          : "Saved for this browser each time you continue, and deleted after 30 days without use. You can leave and come back. Skip what you don’t know, or choose “Not sure”: the fewer answers, the wider the ranges in your results. Sign in later and your answers move to your account."}
      </p>
    </aside>
  );
}

/** The highest number key that chooses something in these sections; 0 if none does. */
export function getLastKey(sections: readonly StepSection[]): number {
  const counts = sections.map((section) =>
    section.kind === "choices" ? SCALES[section.scale].length : 0,
  );
  return Math.min(MAX_KEY, Math.max(0, ...counts));
}

function KeyHint({ keys, children }: { keys: string[]; children: string }) {
  return (
    <>
      <dt className="flex items-center gap-1">
        {keys.map((name) =>
          name === "to" ? (
            name
          ) : (
            <kbd
              key={name}
              className="rounded-[5px] border border-b-2 border-hairline-strong px-1.5 py-0.5 font-mono text-2xs text-text-2"
            >
              {name}
            </kbd>
          ),
        )}
      </dt>
      <dd>{children}</dd>
    </>
  );
}
