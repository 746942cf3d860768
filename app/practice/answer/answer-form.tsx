import type { SubmissionResult } from "@conform-to/dom";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { HeldSubmit } from "~/practice/code/hold-submit";
import type { TestsBeforeSubmit } from "~/practice/code/use-test-run";
import { FieldError } from "~/ui/field-error";
import { getFormProps, getTextareaProps, describeForm } from "~/ui/form";
import { isInBrowser } from "~/ui/island";
import { RestoredNote } from "~/ui/restored-note";
import type { DraftPart, OpenDraft } from "~/practice/drafts/types";
import { SaveStatus } from "~/practice/drafts/save-status";
import { useAutosave } from "~/practice/drafts/use-autosave";
import { Dictation } from "~/practice/speech/dictation";
import { AnswerActions, type AnswerActionsProps } from "./answer-actions";
import { type CodeOptions, CodePanel, PaneToggle } from "./answer-panes";
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
  /** Set if the question takes code as well. */
  code?: CodeOptions | null;
  lastResult: SubmissionResult | undefined;
  /** Beside the button that submits. */
  actions: AnswerActionsProps["kind"];
}

/** The answer form, with autosave, dictation and code. */
export function AnswerForm({
  sessionId,
  questionId,
  attempt,
  part,
  draft,
  page,
  targetWords,
  code = null,
  lastResult,
  actions,
}: AnswerFormProps) {
  const [form, fields] = describeForm<{ answer: string; code: string; language: string }>({
    id: "answer",
    labels: { answer: "Your answer", code: "Your code", language: "Language" },
    lastResult,
    defaultValue: draft.fields ?? {},
    // Code alone is an answer too.
    constraint: { answer: { required: code === null } },
  });
  const formRef = useRef<HTMLFormElement>(null);
  const textareaRef = useRef<HTMLTextAreaElement>(null);
  const startedAt = useRef(0);
  useEffect(() => {
    startedAt.current = Date.now();
  }, []);
  const testsRef = useRef<TestsBeforeSubmit>(null);
  const [held, setHeld] = useState<HeldSubmit>({ isRunning: false, problem: null });

  const setFieldValue = (name: string, value: string | number) => {
    const input = formRef.current?.elements.namedItem(name);
    if (input instanceof HTMLInputElement) input.value = String(value);
  };
  const { state, autosaveRef: autosave } = useAutosave(formRef, {
    url: `/interview/sessions/${sessionId}/draft`,
    draftKey: `${sessionId} ${questionId} ${part} ${attempt}`,
    draft,
    beforeRead: () =>
      setFieldValue(
        "elapsed",
        (draft.fields?.elapsed ?? 0) + Math.round((Date.now() - startedAt.current) / 1000),
      ),
  });

  const textarea = getTextareaProps(fields.answer);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    // Save a draft first, in case the submit fails; don't submit while offline.
    autosave.current?.flush(true);
    if (!navigator.onLine) {
      autosave.current?.markChanged();
      event.preventDefault();
      return;
    }
    // The server would reject the body with 413, and its error page would replace this one.
    if (textareaRef.current && getBodyLength(event.currentTarget) > MAX_BODY_LENGTH) {
      event.preventDefault();
      textareaRef.current.setCustomValidity("This answer is too long. Shorten it and try again.");
      textareaRef.current.reportValidity();
      return;
    }
    if (testsRef.current?.holdSubmit(event.nativeEvent as SubmitEvent)) {
      event.preventDefault();
      return;
    }
    const draftMetadata = autosave.current?.withMetadata(new FormData());
    for (const [name, value] of draftMetadata ?? []) setFieldValue(name, String(value));
  };
  const handleInput = () => {
    textareaRef.current?.setCustomValidity("");
    autosave.current?.markChanged();
  };
  const submitOnShortcut = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey))
      formRef.current?.requestSubmit(
        formRef.current.querySelector<HTMLButtonElement>("button[value=answer]"),
      );
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the shortcut sends the form
    <form
      method="post"
      action={page}
      {...getFormProps(form)}
      ref={formRef}
      onSubmit={handleSubmit}
      onInput={handleInput}
      onKeyDown={submitOnShortcut}
      className="mt-7"
    >
      {draft.isRestored ? (
        <div className="mb-4">
          <RestoredNote>
            Your answer from before you were signed out. You haven’t submitted it yet.
          </RestoredNote>
        </div>
      ) : null}
      {Object.entries({
        questionId,
        attempt,
        part,
        writer: draft.writer,
        base: draft.base,
        revision: draft.base + 1,
        elapsed: draft.fields?.elapsed ?? 0,
      }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
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
        <textarea
          {...textarea}
          ref={textareaRef}
          rows={9}
          className="pane-text editor-text block w-full resize-y bg-transparent px-4 py-4 text-read outline-none focus-visible:shadow-none md:px-5.5 md:py-5"
        />
        {code ? (
          <div className="pane-code">
            <CodePanel
              {...code}
              code={fields.code.initialValue}
              language={fields.language.initialValue}
              testsRef={testsRef}
              onHold={setHeld}
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
            <SaveStatus
              state={state}
              onOverwrite={(revision) => autosave.current?.overwrite(revision)}
            />
          ) : (
            <SaveDraftButton />
          )}
        </div>
      </div>
      <FieldError id={fields.answer.errorId} errors={fields.answer.errors} />
      <FieldError id={fields.code.errorId} errors={fields.code.errors} />
      {held.problem ? (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {held.problem}
        </p>
      ) : null}
      <AnswerActions kind={actions} isRunningTests={held.isRunning} />
    </form>
  );
}

/** The most characters a form may send; the server reads up to 1 MB. */
const MAX_BODY_LENGTH = 1_000_000;

function getBodyLength(form: HTMLFormElement): number {
  return new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, String(value)]),
  ).toString().length;
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
