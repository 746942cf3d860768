import { LANGUAGE_NAMES } from "~/data/code-languages";
import type { CodeAnswer } from "~/practice/store/types";
import { TestSummary } from "~/practice/code/test-summary";

const TEXT_NAMES = { ...LANGUAGE_NAMES, text: "" };

/** A word of code, in one style of code-styles.ts. */
export interface CodeToken {
  text: string;
  style?: string;
}

interface SubmittedCodeProps {
  code: Omit<CodeAnswer, "source">;
  lines: readonly (readonly CodeToken[])[];
  /** In place of a text: without a line above it. */
  isAnswer?: boolean;
}

/** The code submitted with an answer, as the editor shows it. */
export function SubmittedCode({ code, lines, isAnswer = false }: SubmittedCodeProps) {
  return (
    <section className={isAnswer ? "" : "border-t border-hairline py-10"}>
      <h2 className="text-section">Your code</h2>
      <p className="mt-1.5 text-sm text-text-2">
        {code.passed === null || code.total === null ? (
          <span className="text-muted">
            {TEXT_NAMES[code.language]} Its tests weren’t run, so only your explanation was scored.
          </span>
        ) : (
          <TestSummary
            passed={code.passed}
            total={code.total}
            note="They count for what was said."
          />
        )}
      </p>
      <pre className="code-listing mt-5">
        <code>
          {lines.map((line, index) => (
            <span key={index} className="code-line">
              {line.map(({ text, style }, position) =>
                style === undefined ? (
                  text
                ) : (
                  <span key={position} className={`code-${style}`}>
                    {text}
                  </span>
                ),
              )}
              {"\n"}
            </span>
          ))}
        </code>
      </pre>
    </section>
  );
}
