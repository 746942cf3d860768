import { Check, X } from "lucide-react";
import type { CodeTest, Json } from "~/data/questions/coding/types";
import { CodeResult } from "./code-result";
import type { OpenTask } from "./open-task";
import type { Verdict } from "./run-tests";
import type { Outcome } from "./sandbox";

interface TestTableProps {
  task: OpenTask;
  /** Null before they were run. */
  verdicts: Verdict[] | null;
  problem: string | null;
}

/** The tests one may see, and how each came out; of the hidden ones only that. */
export function TestTable({ task, verdicts, problem }: TestTableProps) {
  return (
    <div className="border-t border-hairline px-4.5 pt-3 pb-4">
      <output className="block text-sm">
        {problem ? <span className="font-medium text-danger">{problem}</span> : null}
        {verdicts ? (
          <CodeResult
            passed={verdicts.filter((verdict) => verdict.passed).length}
            total={verdicts.length}
          />
        ) : null}
        {problem || verdicts ? null : (
          <span className="text-muted">
            {task.visible.length} tests you see, {task.hiddenTests} you do not. Explain your
            approach under Text: the coach reads that.
          </span>
        )}
      </output>
      <ul className="mt-2.5 grid">
        {task.visible.map((test, index) => (
          <TestRow key={index} name={task.name} test={test} verdict={verdicts?.[index]} />
        ))}
        {verdicts?.slice(task.visible.length).map((verdict, index) => (
          <TestRow
            key={`hidden ${index}`}
            name={`Hidden test ${index + 1}`}
            test={null}
            verdict={verdict}
          />
        ))}
      </ul>
    </div>
  );
}

function TestRow({
  name,
  test,
  verdict,
}: {
  name: string;
  test: CodeTest | null;
  verdict: Verdict | undefined;
}) {
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2 border-t border-hairline py-2 text-sm first:border-t-0">
      <span className="mt-0.5">
        <Mark passed={verdict?.passed} />
      </span>
      <span className="min-w-0">
        {test ? (
          <code className="font-mono text-xs break-words text-text-2">
            {name}({test.args.map(shown).join(", ")}) <span className="text-muted">gives</span>{" "}
            {shown(test.expected)}
          </code>
        ) : (
          <span className="text-text-2">{name}</span>
        )}
        {verdict && !verdict.passed ? (
          <span className="mt-0.5 block text-xs text-danger">
            {test || verdict.outcome?.kind !== "value"
              ? wordsOf(verdict.outcome)
              : "Gave something else"}
          </span>
        ) : null}
      </span>
    </li>
  );
}

function Mark({ passed }: { passed: boolean | undefined }) {
  if (passed === undefined) return <span aria-hidden className="mt-2 block h-px w-3 bg-control" />;
  const Icon = passed ? Check : X;
  return (
    <>
      <Icon className={`size-4 ${passed ? "text-success" : "text-danger"}`} aria-hidden />
      <span className="sr-only">{passed ? "Passed:" : "Failed:"}</span>
    </>
  );
}

function wordsOf(outcome: Outcome | null): string {
  switch (outcome?.kind) {
    case "value":
      return `Gave ${shown(outcome.value)}`;
    case "nothing":
      return "Gave nothing. Is there a return?";
    case "error":
      return outcome.message;
    case "late":
      return "Stopped: no answer within 2 seconds";
    case "odd":
      return "Gave something that is no plain value, or far too much of it";
    case undefined:
      return "Not run, because the test before it did not end";
  }
}

const LONGEST_SHOWN = 120;

function shown(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}
