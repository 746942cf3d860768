import type { SubmissionResult } from "@conform-to/dom";
import { STORY_KINDS } from "~/data/story-kinds";
import { Button, type ButtonVariant } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { describeForm, getFormProps } from "~/ui/form";
import { KeepFormFields } from "~/ui/keep-form-fields";
import { Link } from "~/ui/link";
import { RestoredNote } from "~/ui/restored-note";
import type { StoryValues } from "./form-values";
import { countWords, isShort } from "./short-version";
import type { KindSuggestion } from "./suggest-kinds";
import { type Story, TELLING_MAX } from "./types";

export interface StoryFormProps {
  /** Path and query of its page. */
  page: string;
  constraint: Parameters<typeof describeForm>[0]["constraint"];
  /** What is in the fields at first. */
  values: StoryValues;
  /** They are what was sent after the session had ended. */
  isRestored: boolean;
  /** Kinds that a word of the story speaks for. */
  suggestions: readonly KindSuggestion[];
  /** Only the telling is shown at first. */
  isShort?: boolean;
  /** How the telling may begin. */
  opening?: string | null;
  submitLabel: string;
  submitVariant?: ButtonVariant;
  lastResult: SubmissionResult | undefined;
  /** The story that has this telling already. */
  same?: Pick<Story, "id" | "title"> | null | undefined;
  /** Sent along. */
  hidden?: Readonly<Record<string, string>>;
}

export function StoryForm({ page, values, lastResult, ...props }: StoryFormProps) {
  const [form, fields] = describeForm<Omit<StoryValues, "kinds">>({
    id: "story",
    labels: {
      title: "Title",
      telling: "The story",
      shortTelling: "In about sixty words",
      cueWords: "Cue words",
    },
    lastResult,
    constraint: props.constraint,
    defaultValue: values,
  });
  const { initialValue: sent } = lastResult ?? {};
  const kinds = sent ? [sent.kinds ?? []].flat().map(String) : values.kinds;
  const excess = values.telling.length - TELLING_MAX;
  const { title, shortTelling, cueWords } = fields;
  const words = countWords(shortTelling.initialValue ?? "");
  const isShortAlready = isShort({ telling: fields.telling.initialValue ?? "", shortTelling: "" });
  const hasMore = [title, shortTelling, cueWords].some(
    ({ initialValue, errors }) => initialValue || errors,
  );
  const others = (
    <>
      <div id="short" className="scroll-mt-24">
        <Field
          meta={shortTelling}
          type="textarea"
          rows={5}
          hint={
            isShortAlready
              ? "Your story is already under 60 words: it is your short version. You can leave this empty."
              : undefined
          }
          aside={
            isShortAlready && words === 0 ? undefined : (
              <span className="num text-xs text-muted" data-words={shortTelling.id}>
                {words} of 60 words
              </span>
            )
          }
        />
      </div>
      <Field
        meta={fields.cueWords}
        type="textarea"
        rows={4}
        hint="Optional. Three to five are enough, one per line: two or three words that bring the next part back."
      />
      <KindField chosen={kinds} suggestions={props.suggestions} />
    </>
  );
  return (
    <form method="post" action={page} {...getFormProps(form)} className="grid gap-6">
      <KeepFormFields page={page} isRestored={props.isRestored} />
      {Object.entries(props.hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {props.isRestored ? (
        <RestoredNote>Your story from before you were signed out. It isn’t saved yet.</RestoredNote>
      ) : null}
      <ErrorSummary form={form} />
      {props.same ? (
        <p className="text-text-2">
          Open{" "}
          <Link
            to={`/stories/${props.same.id}`}
            className="text-primary-ink underline underline-offset-3"
          >
            {props.same.title}
          </Link>{" "}
          to change it there.
        </p>
      ) : null}
      {excess > 0 && !lastResult ? (
        <p className="text-text-2">
          This answer is longer than a story can be. Remove {excess.toLocaleString("en-US")}{" "}
          characters before you save it.
        </p>
      ) : null}
      {props.isShort ? null : <Field meta={fields.title} />}
      <Field
        meta={fields.telling}
        type="textarea"
        rows={props.isShort ? 6 : 11}
        placeholder={props.opening ?? undefined}
        hint="As you would tell it: where it was, what you did, what changed."
      />
      {props.isShort ? (
        <details open={hasMore}>
          <summary className="flex min-h-11 cursor-pointer items-center text-sm font-medium text-primary-ink">
            Title, short version, cue words, kinds of question
          </summary>
          <div className="mt-3 grid gap-6">
            <Field meta={fields.title} hint="Without one it gets the first words of the story." />
            {others}
          </div>
        </details>
      ) : (
        others
      )}
      <Button
        size="lg"
        variant={props.submitVariant}
        className="justify-self-start"
        pendingText="Saving…"
      >
        {props.submitLabel}
      </Button>
    </form>
  );
}
function KindField({
  chosen,
  suggestions,
}: {
  chosen: readonly string[];
  suggestions: readonly KindSuggestion[];
}) {
  return (
    <fieldset id="kinds" className="scroll-mt-24">
      <legend className="mb-2 text-sm font-medium">Questions it answers</legend>
      <div className="grid gap-x-8 sm:grid-cols-2">
        {STORY_KINDS.map(({ id, name }) => {
          const offer = suggestions.find(({ kind }) => kind === id);
          return (
            <label key={id} className="flex min-h-11 items-start gap-3 py-2 text-ui">
              <Checkbox
                type="checkbox"
                name="kinds"
                value={id}
                defaultChecked={chosen.includes(id)}
              />
              <span>
                {name}
                {offer && !chosen.includes(id) ? (
                  <span className="block text-xs text-muted">“{offer.word}” is in your story</span>
                ) : null}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
