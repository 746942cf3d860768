import { type CodeLanguage, toFunctionName } from "~/data/code-languages";
import { Check, X } from "~/ui/icons";
import type { CodeTest } from "~/data/questions/coding/types";
import { shortenLiteral } from "./code-literal";
import { TestSummary } from "./test-summary";
import type { PublicTask } from "./public-task";
import type { TestReport, TestResult } from "./run-tests";
import { type CallOutcome, MAX_LOG_LINES } from "./sandbox-reply";

/** What the tests are for. */
export interface TestNotes {
  beforeRun: string;
  afterRun: string;
}

interface TestTableProps {
  task: PublicTask;
  language: CodeLanguage;
  notes: TestNotes;
  /** Python is being loaded. */
  isStarting: boolean;
  /** Null before the first run. */
  report: TestReport | null;
  errorMessage: string | null;
}

/** The visible tests with their results; only results for the hidden ones. */
export function TestTable({
  task,
  language,
  notes,
  isStarting,
  report,
  errorMessage,
}: TestTableProps) {
  const results = report?.results ?? null;
  return (
    <div className="border-t border-hairline px-4.5 pt-3 pb-4">
      <output className="block text-sm">
        {errorMessage ? <span className="font-medium text-danger">{errorMessage}</span> : null}
        {report?.problem ? (
          <>
            <span className="block font-medium text-danger">{report.problem}</span>
            <span className="num text-text-2">
              0 of {report.results.length} tests passed: none could be run.
            </span>
          </>
        ) : results ? (
          <TestSummary
            passed={results.filter((result) => result.passed).length}
            total={results.length}
            note={notes.afterRun}
          />
        ) : null}
        {report?.notes.map((note) => (
          <span key={note} className="block text-text-2">
            {note}
          </span>
        ))}
        {errorMessage || results ? null : (
          <span className="text-muted">
            {isStarting
              ? "Starting Python. The first time, this downloads about 6 MB."
              : notes.beforeRun}
          </span>
        )}
      </output>
      <ul aria-label="Tests" className="mt-2.5 grid">
        {task.visibleTests.map((test, index) => (
          <TestRow
            key={index}
            name={toFunctionName(task.functionName, language)}
            language={language}
            test={test}
            result={report?.problem ? undefined : results?.[index]}
          />
        ))}
        {results && !report?.problem ? (
          <HiddenTests language={language} results={results.slice(task.visibleTests.length)} />
        ) : null}
      </ul>
    </div>
  );
}

interface TestRowProps {
  name: string;
  language: CodeLanguage;
  test: CodeTest;
  result: TestResult | undefined;
}

function TestRow({ name, language, test, result }: TestRowProps) {
  const args = test.args.map((arg) => shortenLiteral(arg, language)).join(", ");
  const call = `${name}(${args}) returns ${shortenLiteral(test.expected, language)}`;
  return (
    <li className={result ? "code-test" : "code-test code-test-pending"}>
      {result ? <StatusIcon passed={result.passed} /> : null}
      <span className="min-w-0">
        <code className="font-mono text-xs break-words text-text-2">{call}</code>
        {result && !result.passed ? (
          <span className="mt-0.5 block text-xs text-danger">
            {describeOutcome(result.outcome, language)}
            {test.hint ? <span className="block text-text-2">{test.hint}</span> : null}
          </span>
        ) : null}
        <ConsoleOutput lines={result?.outcome?.log ?? []} />
      </span>
    </li>
  );
}

/** What the code wrote to the console during one test. */
function ConsoleOutput({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <span className="mt-1.5 block rounded-control border border-hairline bg-surface-2 px-3 py-2">
      <span className="block text-2xs text-muted">
        Console{lines.length < MAX_LOG_LINES ? "" : `, first ${MAX_LOG_LINES} lines`}
      </span>
      <code className="block max-h-40 overflow-y-auto font-mono text-xs break-words whitespace-pre-wrap text-text-2">
        {lines.join("\n")}
      </code>
    </span>
  );
}

/** One line for all hidden tests, and what failed in them. */
function HiddenTests({
  language,
  results,
}: {
  language: CodeLanguage;
  results: readonly TestResult[];
}) {
  const failed = results.flatMap((result, index) =>
    result.passed ? [] : [{ number: index + 1, result }],
  );
  if (results.length === 0) return null;
  const passedCount = results.length - failed.length;
  return (
    <li className="code-test">
      <StatusIcon passed={failed.length === 0} />
      {failed.length === 0 ? (
        <span className="text-text-2">
          {passedCount === 1 ? "The hidden test passed" : `All ${passedCount} hidden tests passed`}
        </span>
      ) : (
        <details className="min-w-0">
          <summary className="cursor-pointer text-text-2">
            {passedCount} of {results.length} hidden tests passed
          </summary>
          <ul className="mt-1 grid gap-1 text-xs">
            {failed.map(({ number, result: { outcome } }) => (
              <li key={number}>
                <span className="text-muted">Hidden test {number}:</span>{" "}
                <span className="text-danger">
                  {outcome?.kind === "value" ? "Wrong result" : describeOutcome(outcome, language)}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function StatusIcon({ passed }: { passed: boolean }) {
  const Icon = passed ? Check : X;
  return (
    <>
      <Icon className={`mt-0.5 size-4 ${passed ? "text-success" : "text-danger"}`} aria-hidden />
      <span className="sr-only">{passed ? "Passed:" : "Failed:"}</span>
    </>
  );
}

function describeOutcome(outcome: CallOutcome | null, language: CodeLanguage): string {
  switch (outcome?.kind) {
    case "value":
      return outcome.value === null && language === "python"
        ? "Returned None. Is there a return statement?"
        : `Returned ${shortenLiteral(outcome.value, language)}`;
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
