import { getFormProps, getTextareaProps, useForm, type SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { FieldError } from "~/ui/field";
import { useHydrated } from "~/ui/use-hydrated";
import type { DraftPart, OpenDraft } from "~/interviews/drafts/types";
import { SaveStatus } from "~/interviews/drafts/save-status";
import { useAutosave } from "~/interviews/drafts/use-autosave";
import { Dictation } from "~/interviews/speech/dictation";
import { AnswerActions } from "./answer-actions";
import { type AnswerCode, CodeField, PaneSwitch } from "./panes";
import { WordCount } from "./word-count";

export interface AnswerFormProps {
  sessionId: string;
  questionId: string;
  attempt: number;
  part: DraftPart;
  draft: OpenDraft;
  /** Words a good answer takes. */
  words: readonly [from: number, to: number];
  /** Where code may be written beside the words. */
  code?: AnswerCode | null;
  result: SubmissionResult | undefined;
  /** What else one can do than answer. */
  children: ReactNode;
}

/** The place to answer: kept while it is written, sent when it is done. */
export function AnswerForm({
  sessionId,
  questionId,
  attempt,
  part,
  draft,
  words,
  code = null,
  result,
  children,
}: AnswerFormProps) {
  const [form, fields] = useForm<{
    answer: string;
    code: string;
    language: string;
    transcript: string;
  }>({
    id: "answer",
    lastResult: result,
    defaultValue: draft.fields ?? {},
    constraint: { answer: { required: true } },
  });
  const element = useRef<HTMLFormElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const began = useRef(0);
  useEffect(() => {
    began.current = Date.now();
  }, []);
  const hydrated = useHydrated();
  const navigation = useNavigation();
  const sending = navigation.formAction?.includes(sessionId)
    ? navigation.formData?.get("intent")
    : null;

  const set = (name: string, value: string | number) => {
    const input = element.current?.elements.namedItem(name);
    if (input instanceof HTMLInputElement) input.value = String(value);
  };
  const { state, autosave } = useAutosave(element, {
    url: `/interview/sessions/${sessionId}/draft`,
    place: `${sessionId} ${questionId} ${part} ${attempt}`,
    draft,
    prepare: () =>
      set(
        "elapsed",
        (draft.fields?.elapsed ?? 0) + Math.round((Date.now() - began.current) / 1000),
      ),
  });

  const { onSubmit, ...formProps } = getFormProps(form);
  const { key, ...textarea } = getTextareaProps(fields.answer);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // Should sending fail, the last words are a draft; and offline it need not be tried.
    autosave.current?.flush(true);
    if (!navigator.onLine) {
      autosave.current?.change();
      event.preventDefault();
      return;
    }
    // The server would refuse it unread, and the page that says so would take the place of this one.
    if (area.current && sizeSent(event.currentTarget as HTMLFormElement) > MOST_SENT) {
      event.preventDefault();
      area.current.setCustomValidity("This is too long to be sent. Shorten it first.");
      area.current.reportValidity();
      return;
    }
    const stamp = autosave.current?.stamped(new FormData());
    for (const [name, value] of stamp ?? []) set(name, String(value));
    onSubmit(event);
  };
  const changed = () => {
    area.current?.setCustomValidity("");
    autosave.current?.change();
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey))
      element.current?.requestSubmit(
        element.current.querySelector<HTMLButtonElement>("button[value=answer]"),
      );
  };

  return (
    <Form
      method="post"
      {...formProps}
      ref={element}
      onSubmit={submit}
      onInput={changed}
      onKeyDown={sendByKey}
      className="mt-7"
    >
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
            Your answer
          </label>
          {code ? <PaneSwitch /> : null}
          <Dictation
            area={area}
            heard={{
              transcript: draft.fields?.transcript ?? "",
              seconds: draft.fields?.spokenSeconds ?? 0,
            }}
          />
        </div>
        <textarea
          key={key}
          {...textarea}
          ref={area}
          rows={9}
          className="pane-text editor-text block w-full resize-y bg-transparent px-4 py-4 text-read outline-none focus-visible:shadow-none md:px-5.5 md:py-5"
        />
        {code ? (
          <div className="pane-code">
            <CodeField
              {...code}
              code={fields.code.initialValue}
              language={fields.language.initialValue}
            />
          </div>
        ) : null}
        <div className="num flex min-h-11 flex-wrap items-center gap-x-4.5 gap-y-1 border-t border-hairline px-4.5 py-2 text-xs text-muted">
          <WordCount of={area} />
          <span className="max-md:hidden">
            Aim for {words[0]} to {words[1]} words
          </span>
          {hydrated ? (
            <SaveStatus state={state} onInsist={(revision) => autosave.current?.insist(revision)} />
          ) : (
            <SaveButton />
          )}
        </div>
      </div>
      <FieldError id={fields.answer.errorId} errors={fields.answer.errors} />
      <FieldError id={fields.code.errorId} errors={fields.code.errors} />
      <AnswerActions sending={sending}>{children}</AnswerActions>
    </Form>
  );
}

/** Characters a form may have on its way; the server reads 1 MB. */
const MOST_SENT = 1_000_000;

function sizeSent(form: HTMLFormElement): number {
  return new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, String(value)]),
  ).toString().length;
}

/** Without a script nothing is saved by itself. */
function SaveButton() {
  return (
    <button
      name="intent"
      value="save"
      className="ml-auto min-h-9 cursor-pointer rounded-control px-2 text-sm font-medium text-primary-ink underline underline-offset-4"
    >
      Save draft
    </button>
  );
}
