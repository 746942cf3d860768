import { Check, X } from "lucide-react";
import type { CodeTest, Json } from "~/data/questions/coding/types";
import { TestSummary } from "./test-summary";
import type { PublicTask } from "./public-task";
import type { TestResult } from "./run-tests";
import type { CallOutcome } from "./sandbox-reply";

interface TestTableProps {
  task: PublicTask;
  /** Null before the first run. */
  results: TestResult[] | null;
  errorMessage: string | null;
}

/** The visible tests with their results; only results for the hidden ones. */
export function TestTable({ task, results, errorMessage }: TestTableProps) {
  return (
    <div className="border-t border-hairline px-4.5 pt-3 pb-4">
      <output className="block text-sm">
        {errorMessage ? <span className="font-medium text-danger">{errorMessage}</span> : null}
        {results ? (
          <TestSummary
            passed={results.filter((result) => result.passed).length}
            total={results.length}
          />
        ) : null}
        {errorMessage || results ? null : (
          <span className="text-muted">
            {task.visibleTests.length} visible tests, {task.hiddenTestCount} hidden. Explain your
            approach under Text: that’s what the coach reads.
          </span>
        )}
      </output>
      <ul className="mt-2.5 grid">
        {task.visibleTests.map((test, index) => (
          <TestRow key={index} name={task.functionName} test={test} result={results?.[index]} />
        ))}
        {results?.slice(task.visibleTests.length).map((result, index) => (
          <TestRow
            key={`hidden ${index}`}
            name={`Hidden test ${index + 1}`}
            test={null}
            result={result}
          />
        ))}
      </ul>
    </div>
  );
}

function TestRow({
  name,
  test,
  result,
}: {
  name: string;
  test: CodeTest | null;
  result: TestResult | undefined;
}) {
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2 border-t border-hairline py-2 text-sm first:border-t-0">
      <span className="mt-0.5">
        <StatusIcon passed={result?.passed} />
      </span>
      <span className="min-w-0">
        {test ? (
          <code className="font-mono text-xs break-words text-text-2">
            {name}({test.args.map(formatValue).join(", ")}){" "}
            <span className="text-muted">returns</span> {formatValue(test.expected)}
          </code>
        ) : (
          <span className="text-text-2">{name}</span>
        )}
        {result && !result.passed ? (
          <span className="mt-0.5 block text-xs text-danger">
            {test || result.outcome?.kind !== "value"
              ? describeOutcome(result.outcome)
              : "Wrong result"}
          </span>
        ) : null}
      </span>
    </li>
  );
}

function StatusIcon({ passed }: { passed: boolean | undefined }) {
  if (passed === undefined) return <span aria-hidden className="mt-2 block h-px w-3 bg-control" />;
  const Icon = passed ? Check : X;
  return (
    <>
      <Icon className={`size-4 ${passed ? "text-success" : "text-danger"}`} aria-hidden />
      <span className="sr-only">{passed ? "Passed:" : "Failed:"}</span>
    </>
  );
}

function describeOutcome(outcome: CallOutcome | null): string {
  switch (outcome?.kind) {
    case "value":
      return `Returned ${formatValue(outcome.value)}`;
    case "nothing":
      return "Returned nothing. Is there a return statement?";
    case "error":
      return outcome.message;
    case "late":
      return "Stopped: no result within 2 seconds";
    case "odd":
      return "Returned something that isn’t plain data, or too much of it";
    case undefined:
      return "Not run because the previous test didn’t finish";
  }
}

const MAX_DISPLAY_LENGTH = 120;

function formatValue(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > MAX_DISPLAY_LENGTH ? `${text.slice(0, MAX_DISPLAY_LENGTH)}…` : text;
}
