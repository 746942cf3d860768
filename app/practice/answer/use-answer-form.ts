import { type FormEvent, type KeyboardEvent, type RefObject, useRef, useState } from "react";
import type { HeldSubmit } from "~/practice/code/hold-submit";
import type { TestsBeforeSubmit } from "~/practice/code/use-test-run";
import type { DraftPart, OpenDraft } from "~/practice/drafts/types";
import { restoreUnsavedDraft } from "~/practice/drafts/unsaved-draft-storage";
import { useAutosave } from "~/practice/drafts/use-autosave";
import { useOpening } from "./use-opening";

/** The most characters a form may send; the server reads up to 1 MB. */
const MAX_BODY_LENGTH = 1_000_000;

interface AnswerOptions {
  sessionId: string;
  questionId: string;
  attempt: number;
  part: DraftPart;
  draft: OpenDraft;
}

/** The behavior of the answer form: its draft, and what happens before it is sent. */
export function useAnswerForm(answer: AnswerOptions) {
  const { sessionId, questionId, part, attempt } = answer;
  const draftKey = `${sessionId} ${questionId} ${part} ${attempt}`;
  const formRef = useRef<HTMLFormElement>(null);
  const textareaRef = useRef<HTMLTextAreaElement>(null);
  useOpening(textareaRef);
  const testsRef = useRef<TestsBeforeSubmit>(null);
  const [heldSubmit, setHeldSubmit] = useState<HeldSubmit>({ isRunning: false, problem: null });
  const [draft] = useState(() => restoreUnsavedDraft(draftKey, answer.draft));
  const { state, autosaveRef, writeMetadata } = useAutosave(formRef, {
    url: `/interview/sessions/${sessionId}/draft`,
    draftKey,
    draft,
  });

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    // Save a draft first, in case the submit fails; don't submit while offline.
    autosaveRef.current?.flush(true);
    if (!navigator.onLine) {
      autosaveRef.current?.markChanged();
      event.preventDefault();
    } else if (isTooLong(event.currentTarget)) {
      event.preventDefault();
      reportTooLong(textareaRef);
    } else if (testsRef.current?.holdSubmit(event.nativeEvent as SubmitEvent)) {
      event.preventDefault();
    } else {
      writeMetadata();
    }
  };
  const handleInput = () => {
    textareaRef.current?.setCustomValidity("");
    autosaveRef.current?.markChanged();
  };

  return {
    formProps: {
      ref: formRef,
      onSubmit: handleSubmit,
      onInput: handleInput,
      onKeyDown: submitOnShortcut,
    },
    textareaRef,
    testsRef,
    draft,
    saveState: state,
    overwriteDraft: (revision: number) => autosaveRef.current?.overwrite(revision),
    heldSubmit,
    setHeldSubmit,
  };
}

function submitOnShortcut(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey))
    event.currentTarget.requestSubmit(
      event.currentTarget.querySelector<HTMLButtonElement>("button[value=answer]"),
    );
}

function isTooLong(form: HTMLFormElement): boolean {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(fields).toString().length > MAX_BODY_LENGTH;
}

/** The server would reject the body with 413, and its error page would replace this one. */
function reportTooLong({ current: textarea }: RefObject<HTMLTextAreaElement>): void {
  textarea?.setCustomValidity("This answer is too long. Shorten it and try again.");
  textarea?.reportValidity();
}
