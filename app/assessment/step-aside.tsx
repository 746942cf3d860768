import { listNumberKeys, type StepSection } from "./step-section";

interface StepAsideProps {
  /** On this page. */
  answered: number;
  total: number;
  sections: readonly StepSection[];
  isSignedIn: boolean;
}

export function StepAside({ answered, total, sections, isSignedIn }: StepAsideProps) {
  const numberKeys = listNumberKeys(sections);
  return (
    <aside className="hidden content-start gap-5 pt-1 text-sm lg:grid">
      <div>
        {/* Only a script counts what is chosen and not saved yet (answer-count.ts). */}
        <p className="text-xs font-medium text-muted">Saved on this page</p>
        <p
          data-answer-count
          className="num mt-0.5 font-head text-[2.25rem] leading-tight font-bold tracking-[-0.03em]"
        >
          {answered} <span className="text-[1.125rem] tracking-normal text-muted">of {total}</span>
        </p>
      </div>
      {numberKeys.length === 0 ? null : (
        <div className="hidden border-t border-hairline pt-5 in-data-interactive:block">
          <p className="mb-2.5 text-ui font-strong">By keyboard</p>
          <dl className="grid grid-cols-[auto_1fr] items-center gap-x-3.5 gap-y-2 text-muted">
            {numberKeys.map(({ last, action }) => (
              <KeyHint key={action} keys={["1", "to", String(last)]}>
                {action}
              </KeyHint>
            ))}
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
