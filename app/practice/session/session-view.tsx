import type { SubmissionResult } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import { Lightbulb, SkipForward } from "lucide-react";
import { Button } from "~/ui/button";
import { Tag } from "~/ui/tag";
import { AnswerForm } from "~/practice/answer/answer-form";
import type { CodeOptions } from "~/practice/answer/answer-panes";
import type { OpenDraft } from "~/practice/drafts/types";
import type { ExtraTime } from "~/preferences/preferences";
import type { Mode } from "~/interviews/modes";
import { ReadAloudButton } from "~/practice/speech/read-aloud-button";
import { SessionAside } from "./session-aside";

export interface CurrentQuestion {
  id: string;
  prompt: string;
  kind: string;
  difficulty: string;
  skill: string;
  tips: string[];
  why: string;
  words: [from: number, to: number];
  minutes: number;
  attempt: number;
  code: CodeOptions | null;
}

/** Help opened for this attempt. */
export interface OpenedHelp {
  hint: string | null;
  samples: { junior: string; senior: string } | null;
}

interface SessionViewProps {
  sessionId: string;
  mode: Mode;
  extraTime: ExtraTime;
  question: CurrentQuestion;
  draft: OpenDraft;
  openedHelp: OpenedHelp;
  /** Without an account. */
  isVisitor: boolean;
  lastResult: SubmissionResult | undefined;
}

export function SessionView({
  sessionId,
  mode,
  extraTime,
  question,
  draft,
  openedHelp,
  isVisitor,
  lastResult,
}: SessionViewProps) {
  return (
    <div className="page session-page grid grid-cols-[minmax(0,1fr)] gap-6 pt-5.5 pb-28 md:pb-24 lg:grid-cols-[minmax(0,1fr)_min(21.25rem,36%)] lg:gap-14 lg:pt-10">
      <section>
        <div className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <Tag>{question.kind}</Tag>
          <Tag>{question.difficulty}</Tag>
          <span className="max-md:hidden">Skill: {question.skill}</span>
          <span className="-my-2 ml-auto">
            <ReadAloudButton key={question.id} text={question.prompt} />
          </span>
        </div>
        <h1 className="question">{question.prompt}</h1>
        <AnswerForm
          key={`${question.id} ${question.attempt}`}
          sessionId={sessionId}
          questionId={question.id}
          attempt={question.attempt}
          part="answer"
          draft={draft}
          targetWords={question.words}
          code={question.code}
          lastResult={lastResult}
        >
          {mode === "live" ? null : (
            <Button
              size="lg"
              variant="ghost"
              name="intent"
              value="sample"
              formNoValidate
              className="max-md:border-control max-md:px-3.5"
              aria-label="Show a sample answer"
            >
              <Lightbulb aria-hidden />
              <span className="max-md:hidden">Sample answer</span>
            </Button>
          )}
          <Button
            size="lg"
            variant="ghost"
            name="intent"
            value="skip"
            formNoValidate
            className="max-md:border-control max-md:px-3.5"
            aria-label="Skip for now"
          >
            <SkipForward aria-hidden />
            <span className="max-md:hidden">Skip for now</span>
          </Button>
        </AnswerForm>
        {openedHelp.samples ? <SampleAnswers samples={openedHelp.samples} /> : null}
      </section>
      <SessionAside
        recordingKey={`${sessionId} ${question.id} ${question.attempt}`}
        mode={mode}
        extraTime={extraTime}
        isVisitor={isVisitor}
        question={question}
        hint={openedHelp.hint}
      />
    </div>
  );
}

function SampleAnswers({ samples }: { samples: NonNullable<OpenedHelp["samples"]> }) {
  return (
    <section id="samples" className="mt-10 border-t border-hairline pt-8">
      <h2 className="text-section">Sample answers</h2>
      <p className="mt-1.5 text-sm text-muted">
        One good way to say it, not the only one. Read it, then answer in your own words. Your
        review will note that you saw it.
      </p>
      <div className="mt-6 grid gap-8 md:grid-cols-2">
        <SampleAnswer title="Early career">{samples.junior}</SampleAnswer>
        <SampleAnswer title="Experienced">{samples.senior}</SampleAnswer>
      </div>
    </section>
  );
}

function SampleAnswer({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <h3 className="text-ui font-strong">{title}</h3>
      <p className="mt-2 text-ui whitespace-pre-line text-text-2">{children}</p>
    </div>
  );
}

export function SessionCompleteView({
  id,
  mode,
  answered,
  total,
}: {
  id: string;
  mode: Mode;
  answered: number;
  total: number;
}) {
  return (
    <div className="page grid min-h-[50vh] content-center py-16">
      <h1 className="text-title">That was the last question</h1>
      <p className="mt-4 max-w-(--measure) text-lead text-text-2">
        You answered {answered} of {total}.{" "}
        {mode === "live"
          ? "End the interview to see your feedback."
          : "End the session, or look at the report first."}
      </p>
      <Form
        method="post"
        action={`/interview/sessions/${id}?index`}
        className="mt-8 flex flex-wrap gap-3"
      >
        <Button size="lg" name="intent" value="end">
          End Session
        </Button>
        {mode === "live" ? null : (
          <Link
            to={`/interview/sessions/${id}/report`}
            className="inline-flex min-h-13 items-center px-3 font-medium text-primary-ink"
          >
            See the report
          </Link>
        )}
      </Form>
    </div>
  );
}
