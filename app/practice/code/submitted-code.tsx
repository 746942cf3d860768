import { TestSummary } from "./test-summary";
import type { CodeAnswer } from "~/interviews/types";

const LANGUAGE_NAMES = { javascript: "JavaScript", typescript: "TypeScript", text: "" } as const;

/** The code submitted with an answer. */
export function SubmittedCode({ code }: { code: CodeAnswer }) {
  return (
    <section className="border-t border-hairline py-10">
      <h2 className="text-section">Your code</h2>
      <p className="mt-1.5 text-sm text-text-2">
        {code.passed === null || code.total === null ? (
          <span className="text-muted">
            {LANGUAGE_NAMES[code.language]} Saved with your answer. The coach read only your
            explanation.
          </span>
        ) : (
          <TestSummary passed={code.passed} total={code.total} />
        )}
      </p>
      <pre className="mt-5 rounded-panel border border-hairline bg-surface-1 p-5 font-mono text-sm leading-relaxed break-words whitespace-pre-wrap">
        <code>{code.source}</code>
      </pre>
    </section>
  );
}
