import type { RefObject } from "react";
import { CodePanel, PaneToggle } from "~/practice/answer/answer-panes";
import { WordCount } from "~/practice/answer/word-count";
import type { HeldSubmit } from "~/practice/code/hold-submit";
import type { TestsBeforeSubmit } from "~/practice/code/use-test-run";
import type { SaveState } from "~/practice/drafts/autosave";
import { SaveStatus } from "~/practice/drafts/save-status";
import { ReadAloudButton } from "~/practice/speech/read-aloud-button";
import { Button } from "~/ui/button";
import { FieldError } from "~/ui/field-error";
import { type FieldsOf, getTextareaProps } from "~/ui/form";
import { isInBrowser } from "~/ui/island";
import { INTERVIEWER_PROFILES } from "./interviewers";
import { Portrait } from "./portrait";
import { TimeArc } from "./time-arc";
import type { LiveTurn } from "./types";

export interface AnswerFieldNames {
  answer: string;
  code: string;
  language: string;
}

const NOTE_ID = "answer-note";

interface TextAnswerProps {
  turn: LiveTurn;
  fields: FieldsOf<AnswerFieldNames>;
  textareaRef: RefObject<HTMLTextAreaElement>;
  testsRef: RefObject<TestsBeforeSubmit>;
  heldSubmit: HeldSubmit;
  onHold: (held: HeldSubmit) => void;
  saveState: SaveState;
  onOverwrite: (revision: number) => void;
  /** Said above the text: what was heard is to be read, or why there is no voice. */
  note: string | null;
  /** The time spent on the answer, as a share of its natural length. */
  arc: number;
}

/** The room with text: the question, the answer, and one button. */
export function TextAnswer({ turn, fields, textareaRef, ...form }: TextAnswerProps) {
  const { leadIn, prompt, part, interviewer, code, targetWords } = turn;
  const isFollowUp = part === "follow-up";
  return (
    <div className="live-text">
      <div className="live-question">
        <div className="live-disc">
          <Portrait interviewer={interviewer} />
          {isInBrowser ? (
            <svg viewBox="-168 -168 336 336" className="live-ring" aria-hidden>
              <TimeArc share={form.arc} radius={126} />
            </svg>
          ) : null}
        </div>
        <div>
          {isFollowUp ? (
            <p className="live-who">
              <b>{INTERVIEWER_PROFILES[interviewer].name}</b> follows up
            </p>
          ) : null}
          {isFollowUp && leadIn ? <p className="live-lead">{leadIn}</p> : null}
          <h1 className="live-caption">{prompt}</h1>
        </div>
      </div>
      <div className="live-answer panes">
        <output id={NOTE_ID} className="live-note">
          {form.note}
        </output>
        <div className="flex flex-wrap items-center gap-2">
          <label htmlFor={fields.answer.id} className="sr-only">
            {fields.answer.label}
          </label>
          {code ? <PaneToggle /> : null}
        </div>
        <textarea
          {...getTextareaProps(fields.answer, form.note ? NOTE_ID : undefined)}
          ref={textareaRef}
          rows={isFollowUp ? 4 : 7}
          placeholder={
            isFollowUp ? "One or two sentences are enough." : "Write as you would say it."
          }
          className="pane-text editor-text live-box"
        />
        {code ? (
          <div className="pane-code">
            <CodePanel
              {...code}
              code={fields.code.initialValue}
              language={fields.language.initialValue}
              testsRef={form.testsRef}
              onHold={form.onHold}
            />
          </div>
        ) : null}
        <FieldError id={fields.answer.errorId} errors={fields.answer.errors} />
        <FieldError id={fields.code.errorId} errors={fields.code.errors} />
        {form.heldSubmit.problem ? (
          <p role="alert" className="mt-2 text-sm font-medium text-danger">
            {form.heldSubmit.problem}
          </p>
        ) : null}
        <div className="live-send">
          <Button
            name="intent"
            value="answer"
            className="live-pill"
            isPending={form.heldSubmit.isRunning}
            pendingText={form.heldSubmit.isRunning ? "Running your tests…" : "Sending…"}
          >
            Send
          </Button>
          <Button variant="ghost" name="intent" value="skip" formNoValidate>
            Skip
          </Button>
          <ReadAloudButton text={prompt} />
          <div className="live-counts num">
            <WordCount textareaRef={textareaRef} />
            {isFollowUp ? null : (
              <span>
                Aim for {targetWords[0]} to {targetWords[1]} words
              </span>
            )}
            {isInBrowser ? (
              <SaveStatus state={form.saveState} onOverwrite={form.onOverwrite} />
            ) : (
              <button name="intent" value="save" className="btn btn-ghost btn-sm">
                Save draft
              </button>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
