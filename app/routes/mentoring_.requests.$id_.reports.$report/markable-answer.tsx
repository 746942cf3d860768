import type { SubmissionResult } from "@conform-to/dom";
import type { useLoaderData } from "@remix-run/react";
import { MarkComparison } from "~/mentoring/marks/mark-comparison";
import { buttonClass } from "~/ui/button";
import { MarkForm } from "./mark-form";
import type { loader } from "./marking.server";

type Report = ReturnType<typeof useLoaderData<typeof loader>>;

interface MarkableAnswerProps {
  answer: Report["answers"][number];
  person: string;
  constraint: Report["constraint"];
  /** What came of the form sent last. */
  last: SubmissionResult<string[]> | undefined;
}

/** One answer of the report: what it should cover is beside it, and the mark below. */
export function MarkableAnswer({ answer, person, constraint, last }: MarkableAnswerProps) {
  const { id, number, name, prompt, text, code, keyPoints, mark } = answer;
  const isLast = last?.initialValue?.question === id;
  const form = (
    <MarkForm
      answer={answer}
      person={person}
      constraint={constraint}
      result={isLast ? last : undefined}
    />
  );
  return (
    <li id={`answer-${number}`} className="scroll-mt-24 border-t border-hairline-strong pt-6">
      <h2 className="text-section">
        {number}. {name}
      </h2>
      <p className="mt-2 max-w-(--measure) text-text-2">{prompt}</p>
      <div className="mt-4 grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,1fr)_23.5rem]">
        <div className="min-w-0">
          <blockquote className="max-w-(--measure) border-l-2 border-hairline-strong pl-4 text-read whitespace-pre-line wrap-anywhere">
            {text}
          </blockquote>
          {code === null ? null : (
            <pre className="mt-4 max-w-(--measure) overflow-x-auto rounded-card bg-surface-2 p-4 text-sm">
              <code>{code}</code>
            </pre>
          )}
        </div>
        {keyPoints.length === 0 ? null : (
          <section className="self-start rounded-card border border-hairline bg-surface-1 p-5 lg:row-span-2">
            <h3 className="text-h3">What a good answer covers</h3>
            <ul className="mt-2 list-disc pl-4.5 text-sm text-text-2">
              {keyPoints.map((point) => (
                <li key={point} className="mt-1">
                  {point}
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className="min-w-0">
          {mark ? (
            <>
              <MarkComparison
                coach={mark.coach}
                mentor={{ label: "You", score: mark.score, basis: "Your mark" }}
                note={mark.note}
              />
              {mark.isOutdated ? (
                <p className="mt-2 text-sm text-muted">
                  {person} has answered again since. The answer above is the new one.
                </p>
              ) : null}
              <details open={isLast} className="mt-5">
                <summary className={buttonClass("secondary", "md", "list-none")}>
                  Change mark<span className="sr-only"> of answer {number}</span>
                </summary>
                {form}
              </details>
            </>
          ) : (
            form
          )}
        </div>
      </div>
    </li>
  );
}
