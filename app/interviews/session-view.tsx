import { getFormProps, getTextareaProps, useForm } from "@conform-to/react";
import type { SubmissionResult } from "@conform-to/react";
import { Form, Link, useNavigation } from "@remix-run/react";
import { ChevronDown, SkipForward } from "lucide-react";
import { Button } from "~/ui/button";
import { FieldError } from "~/ui/field";
import { Tag } from "~/ui/tag";
import { CameraMirror } from "./camera-mirror";
import { useAnswerLength } from "./use-answer-length";

export interface AskedQuestion {
  id: string;
  prompt: string;
  kind: string;
  difficulty: string;
  skill: string;
  tips: string[];
  hint: string;
  why: string;
  words: [from: number, to: number];
  attempt: number;
}

interface SessionViewProps {
  question: AskedQuestion;
  answerMax: number;
  result: SubmissionResult | undefined;
}

/** The question, the place to answer it, and what helps. */
export function SessionView({ question, answerMax, result }: SessionViewProps) {
  return (
    <div className="page grid gap-10 pt-8 pb-24 lg:grid-cols-[minmax(0,1fr)_21.25rem] lg:gap-14 lg:pt-10">
      <section>
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <Tag>{question.kind}</Tag>
          <Tag>{question.difficulty}</Tag>
          <span className="max-md:hidden">Skill: {question.skill}</span>
        </p>
        <h1 className="mt-3.5 max-w-[24em] text-title">{question.prompt}</h1>
        <AnswerForm key={`${question.id} ${question.attempt}`} question={question} answerMax={answerMax} result={result} />
      </section>
      <Aside question={question} />
    </div>
  );
}

function AnswerForm({ question, answerMax, result }: SessionViewProps) {
  const [form, fields] = useForm<{ answer: string }>({ id: "answer", lastResult: result, constraint: { answer: { required: true, maxLength: answerMax } } });
  const { key, ...textarea } = getTextareaProps(fields.answer);
  const { words, count } = useAnswerLength(fields.answer.initialValue ?? "");
  const sending = useNavigation().formData?.get("intent");
  return (
    <Form method="post" {...getFormProps(form)} className="mt-7">
      <input type="hidden" name="questionId" value={question.id} />
      <input type="hidden" name="attempt" value={question.attempt} />
      <div className="overflow-hidden rounded-panel border border-control bg-surface-1 focus-within:border-ring focus-within:shadow-[0_0_0_1px_var(--ring)]">
        <label htmlFor={fields.answer.id} className="block border-b border-hairline px-4.5 py-3 text-sm font-strong">
          Your answer
        </label>
        <textarea
          key={key}
          {...textarea}
          rows={11}
          onInput={(event) => count(event.currentTarget.value)}
          className="block min-h-72 w-full resize-y bg-transparent px-5.5 py-5 text-read outline-none focus-visible:shadow-none"
        />
        <p className="num flex flex-wrap gap-x-4.5 border-t border-hairline px-4.5 py-2.5 text-xs text-muted">
          {words === null ? null : <span>{words} {words === 1 ? "word" : "words"}</span>}
          <span>Aim for {question.words[0]} to {question.words[1]} words</span>
        </p>
      </div>
      <FieldError id={fields.answer.errorId} errors={fields.answer.errors} />
      <div className="mt-5.5 flex flex-wrap items-center gap-3.5">
        <Button size="lg" name="intent" value="answer" pending={sending === "answer" && "Reading your answer…"}>
          Submit Response
        </Button>
        <Button size="lg" variant="ghost" name="intent" value="skip" formNoValidate pending={sending === "skip" && "Skipping…"}>
          <SkipForward aria-hidden />
          Skip for now
        </Button>
      </div>
    </Form>
  );
}

function Aside({ question }: { question: AskedQuestion }) {
  return (
    <aside className="grid content-start gap-6">
      <CameraMirror />
      <details open className="group">
        <Summary>Tips for this question</Summary>
        <ol className="mt-3.5 grid gap-3">
          {question.tips.map((tip, index) => (
            <li key={tip} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-2.5 text-sm text-text-2">
              <span className="num font-strong text-primary-ink">{index + 1}</span>
              {tip}
            </li>
          ))}
        </ol>
      </details>
      <details className="group border-t border-hairline pt-6">
        <Summary>Give me a hint</Summary>
        <p className="mt-3 text-sm text-text-2">{question.hint}</p>
      </details>
      <details className="group border-t border-hairline pt-6">
        <Summary>How this is scored</Summary>
        <div className="mt-3 grid gap-3 text-sm text-text-2">
          <p>{question.why}</p>
          <p>The coach looks for the points a good answer makes and shows the sentence that made each one. Every score says what is missing.</p>
        </div>
      </details>
      <p className="text-xs text-muted">Typed answers are never scored on time. Take the time you need.</p>
    </aside>
  );
}

function Summary({ children }: { children: string }) {
  return (
    <summary className="flex min-h-8 cursor-pointer list-none items-center rounded-xs text-ui font-strong [&::-webkit-details-marker]:hidden">
      {children}
      <ChevronDown className="ml-auto size-4.5 text-muted group-open:rotate-180" aria-hidden />
    </summary>
  );
}

/** Every question has been answered or skipped. */
export function AllAskedView({ id, answered, total }: { id: string; answered: number; total: number }) {
  return (
    <div className="page grid min-h-[50vh] content-center py-16">
      <h1 className="text-title">That was the last question</h1>
      <p className="mt-4 max-w-(--measure) text-lead text-text-2">
        You answered {answered} of {total}. End the session to keep it as it is, or look at the report first.
      </p>
      <Form method="post" className="mt-8 flex flex-wrap gap-3">
        <Button size="lg" name="intent" value="end">End Session</Button>
        <Link to={`/interview/sessions/${id}/report`} className="inline-flex min-h-13 items-center px-3 font-medium text-primary-ink">
          See the report
        </Link>
      </Form>
    </div>
  );
}
