import type { SubmissionResult } from "@conform-to/dom";
import { Fragment, type ReactNode } from "react";
import { Island } from "~/ui/island";
import { KeepFormFields } from "~/ui/keep-form-fields";
import { Link } from "~/ui/link";
import { AnswerForm } from "~/practice/answer/answer-form";
import { getRecordingKey } from "~/practice/camera/recording-key";
import type { CodeOptions } from "~/practice/answer/answer-panes";
import type { OpenDraft } from "~/practice/drafts/types";
import type { ExtraTime } from "~/preferences/preferences";
import { ReadAloudButton } from "~/practice/speech/read-aloud-button";
import type { MissingPoint } from "~/practice/again/missing-points";
import { NeighborLinks, type Neighbors } from "./neighbor-links";
import { SessionAside } from "./session-aside";

export interface CurrentQuestion {
  id: string;
  /** Path and query of its page. */
  page: string;
  /** Its short name. */
  name: string;
  prompt: string;
  /** The lesson it is the exercise of. */
  lesson: { title: string; to: string } | null;
  /** Its kind and difficulty, or that it is the person's own. */
  facts: string[];
  /** It asks for something that happened. */
  isStory: boolean;
  skill: string | null;
  hasSample: boolean;
  hasHint: boolean;
  tips: string[];
  why: string;
  /** The dimensions of the score with their points. */
  weights: string;
  words: [from: number, to: number];
  minutes: number;
  attempt: number;
  code: CodeOptions | null;
}

/** Help opened for this attempt. */
export interface OpenedHelp {
  hint: string | null;
  samples: { junior: string; senior: string } | null;
  /** What the last attempt left out, after Answer again. */
  missingPoints: MissingPoint[] | null;
}

interface SessionViewProps {
  sessionId: string;
  extraTime: ExtraTime;
  question: CurrentQuestion;
  neighbors: Neighbors;
  draft: OpenDraft;
  openedHelp: OpenedHelp;
  /** "66 of 100" of the last attempt; null before the first one. */
  lastScore: string | null;
  /** Without an account. */
  isVisitor: boolean;
  lastResult: SubmissionResult | undefined;
  /** Stories to choose from, or what else the person keeps for this question. */
  stories: ReactNode;
  /** Above the help. */
  note: ReactNode;
}

export function SessionView({
  sessionId,
  extraTime,
  question,
  neighbors,
  draft,
  openedHelp,
  lastScore,
  isVisitor,
  lastResult,
  stories,
  note,
}: SessionViewProps) {
  return (
    <div className="page session-page grid grid-cols-[minmax(0,1fr)] pt-5.5 pb-28 md:pb-24 lg:grid-cols-[minmax(0,1fr)_min(21.25rem,36%)] lg:gap-x-14 lg:pt-10">
      <section className="session-question">
        <div className="question-top">
          <p>
            <b>{question.name}</b>{" "}
            {question.facts.map((fact) => (
              <Fragment key={fact}>
                <span>{fact}</span>{" "}
              </Fragment>
            ))}
            {question.skill === null ? null : (
              <span className="max-md:hidden">Skill: {question.skill}</span>
            )}
          </p>
          <Island name="read-aloud" component={ReadAloudButton} props={{ text: question.prompt }} />
          <NeighborLinks {...neighbors} />
        </div>
        <h1 id="prompt" className="question">
          {question.prompt}
        </h1>
        {question.lesson ? (
          <p className="mt-3 text-sm text-text-2">
            The facts are in the lesson{" "}
            <Link to={question.lesson.to} className="text-primary-ink underline underline-offset-3">
              {question.lesson.title}
            </Link>
          </p>
        ) : null}
        {lastScore === null || openedHelp.missingPoints || draft.fields ? null : (
          <p className="num mt-3 text-sm text-muted">
            Your last answer: {lastScore}.{" "}
            <Link
              to={`/interview/questions/${question.id}/again`}
              className="text-primary-ink underline underline-offset-3"
            >
              Start from it
            </Link>
          </p>
        )}
      </section>
      {stories === null ? null : <div className="session-stories mt-6">{stories}</div>}
      <section className="session-answer">
        <KeepFormFields form="answer" page={question.page} isRestored={draft.isRestored === true} />
        <Island
          name="answer"
          component={AnswerForm}
          props={{
            sessionId,
            questionId: question.id,
            attempt: question.attempt,
            part: "answer",
            draft,
            page: question.page,
            targetWords: question.words,
            isStory: question.isStory,
            code: question.code,
            lastResult,
            actions: question.hasSample ? "practice" : "practice-without-sample",
          }}
        />
        {openedHelp.samples ? <SampleAnswers samples={openedHelp.samples} /> : null}
      </section>
      <SessionAside
        recordingKey={getRecordingKey({
          sessionId,
          questionId: question.id,
          attempt: question.attempt,
        })}
        extraTime={extraTime}
        isVisitor={isVisitor}
        question={question}
        hint={openedHelp.hint}
        missingPoints={openedHelp.missingPoints}
      >
        {note}
      </SessionAside>
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
        {samples.junior === "" ? null : (
          <SampleAnswer title="Early career">{samples.junior}</SampleAnswer>
        )}
        <SampleAnswer title={samples.junior === "" ? "Your sample" : "Experienced"}>
          {samples.senior}
        </SampleAnswer>
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
