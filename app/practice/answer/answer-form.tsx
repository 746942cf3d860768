import type { SubmissionResult } from "@conform-to/dom";
import { FieldError } from "~/ui/field-error";
import { getFormProps, getTextareaProps, describeForm } from "~/ui/form";
import { isInBrowser } from "~/ui/island";
import { RestoredNote } from "~/ui/restored-note";
import type { DraftPart, OpenDraft } from "~/practice/drafts/types";
import { SaveStatus } from "~/practice/drafts/save-status";
import { Dictation } from "~/practice/speech/dictation";
import { AnswerActions, type AnswerActionsProps } from "./answer-actions";
import { type CodeOptions, CodePanel, PaneToggle } from "./answer-panes";
import { AnswerOutline, OUTLINE_HINT } from "./answer-outline";
import { RepeatOffer } from "./repeat-offer";
import { findRepeatedText } from "./repeated-text";
import { useAnswerForm } from "./use-answer-form";
import { WordCount } from "./word-count";

export interface AnswerFormProps {
  sessionId: string;
  questionId: string;
  attempt: number;
  part: DraftPart;
  draft: OpenDraft;
  /** Path and query of the page the form is on. */
  page: string;
  /** Suggested length in words. */
  targetWords: readonly [from: number, to: number];
  /** It asks for something that happened: an outline stands in the empty field. */
  isStory?: boolean;
  /** Set if the question takes code as well. */
  code?: CodeOptions | null;
  lastResult: SubmissionResult | undefined;
  /** Beside the button that submits. */
  actions: AnswerActionsProps["kind"];
}

/** The browser gives the field the focus before the script comes, unless the address names another place. */
const takesFocus = (): boolean =>
  !isInBrowser || (document.activeElement === document.body && location.hash === "");

/** The answer form, with autosave, dictation and code. */
export function AnswerForm({
  page,
  targetWords,
  isStory = false,
  code = null,
  lastResult,
  actions,
  ...answer
}: AnswerFormProps) {
  const { formProps, textareaRef, testsRef, draft, heldSubmit, ...editor } = useAnswerForm(answer);
  const [form, fields] = describeForm<{ answer: string; code: string; language: string }>({
    id: "answer",
    labels: { answer: "Your answer", code: "Your code", language: "Language" },
    lastResult,
    defaultValue: draft.fields ?? {},
    // Code alone is an answer too.
    constraint: { answer: { required: code === null } },
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the shortcut sends the form
    <form method="post" action={page} {...getFormProps(form)} {...formProps} className="mt-7">
      {draft.isRestored ? (
        <div className="mb-4">
          <RestoredNote>
            Your answer from before you were signed out. You haven’t submitted it yet.
          </RestoredNote>
        </div>
      ) : null}
      <HiddenFields
        questionId={answer.questionId}
        attempt={answer.attempt}
        part={answer.part}
        writer={draft.writer}
        base={draft.base}
        revision={draft.base + 1}
        elapsed={draft.fields?.elapsed ?? 0}
      />
      <div className="panes overflow-hidden rounded-panel border border-control bg-surface-1 transition-shadow focus-within:border-ring focus-within:shadow-[0_0_0_1px_var(--ring),0_24px_60px_-40px_var(--glow)]">
        <div className="flex min-h-13 flex-wrap items-center gap-2 border-b border-hairline py-2 pr-2.5 pl-4.5">
          <label htmlFor={fields.answer.id} className="mr-auto text-sm font-strong">
            {fields.answer.label}
          </label>
          {code ? <PaneToggle /> : null}
          <Dictation
            textareaRef={textareaRef}
            initialTranscript={{
              transcript: draft.fields?.transcript ?? "",
              seconds: draft.fields?.spokenSeconds ?? 0,
            }}
          />
        </div>
        <div className="pane-text relative">
          <textarea
            {...getTextareaProps(fields.answer, isStory ? "prompt outline" : "prompt")}
            ref={textareaRef}
            rows={9}
            // While it is shown, nothing is written (answer-outline.css).
            placeholder=" "
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is opened to write here
            autoFocus={takesFocus()}
            className="editor-text block w-full resize-y bg-transparent px-4 py-4 text-read outline-none focus-visible:shadow-none md:px-5.5 md:py-5"
          />
          {isStory ? <AnswerOutline /> : null}
        </div>
        {isStory ? (
          <p id="outline" className="sr-only">
            {OUTLINE_HINT}
          </p>
        ) : null}
        {code ? (
          <div className="pane-code">
            <CodePanel
              {...code}
              code={fields.code.initialValue}
              language={fields.language.initialValue}
              testsRef={testsRef}
              onHold={editor.setHeldSubmit}
            />
          </div>
        ) : null}
        <div className="num flex min-h-11 flex-wrap items-center gap-x-4.5 gap-y-1 border-t border-hairline px-4.5 py-2 text-xs text-muted">
          <WordCount textareaRef={textareaRef} />
          <span>
            Aim for {targetWords[0]} to {targetWords[1]}
            <span className={isInBrowser ? "max-md:hidden" : undefined}> words</span>
          </span>
          {isInBrowser ? (
            <SaveStatus state={editor.saveState} onOverwrite={editor.overwriteDraft} />
          ) : (
            <SaveDraftButton />
          )}
        </div>
      </div>
      <FieldError id={fields.answer.errorId} errors={fields.answer.errors} />
      <FieldError id={fields.code.errorId} errors={fields.code.errors} />
      {lastResult && findRepeatedText(fields.answer.initialValue ?? "") !== null ? (
        <RepeatOffer />
      ) : null}
      {heldSubmit.problem ? (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {heldSubmit.problem}
        </p>
      ) : null}
      <AnswerActions
        kind={actions}
        isRunningTests={heldSubmit.isRunning}
        takesCode={code !== null}
        isOffline={editor.saveState.kind === "failed"}
      />
    </form>
  );
}

export function HiddenFields(values: Record<string, string | number>) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/** Without JavaScript there is no autosave. */
function SaveDraftButton() {
  return (
    <button
      name="intent"
      value="save"
      className="ml-auto min-h-11 md:min-h-9 cursor-pointer rounded-control px-2 text-sm font-medium text-primary-ink underline underline-offset-4"
    >
      Save draft
    </button>
  );
}
