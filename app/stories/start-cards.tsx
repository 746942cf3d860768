import type { SubmissionResult } from "@conform-to/dom";
import { STORY_KINDS, type StoryKindId } from "~/data/story-kinds";
import { STORY_OPENINGS } from "~/data/story-openings";
import { Button } from "~/ui/button";
import { FieldError } from "~/ui/field-error";
import { type FieldMetadata, describeForm, getFormProps, getInputProps } from "~/ui/form";
import { KeepFormFields } from "~/ui/keep-form-fields";
import { Link } from "~/ui/link";

interface StartCardProps {
  constraint: { required?: boolean; maxLength?: number };
  lastResult: SubmissionResult | undefined;
}

/** A kind without a story, as a sentence with two blanks that begins one. */
export function GapCard({ kind, constraint, lastResult }: StartCardProps & { kind: StoryKindId }) {
  const opening = STORY_OPENINGS[kind];
  const page = `/stories?gap=${kind}`;
  const [form, fields] = describeForm<Record<"first" | "second", string>>({
    id: "gap",
    labels: { first: opening.first, second: opening.second },
    lastResult,
    constraint: { first: constraint, second: { ...constraint, required: false } },
  });
  return (
    <form
      method="post"
      action={`/stories?index&gap=${kind}`}
      {...getFormProps(form)}
      className="next-card"
    >
      <KeepFormFields page={page} />
      <input type="hidden" name="kind" value={kind} />
      <p className="text-xs font-control text-primary-ink">Fill this gap</p>
      <h2 className="next-heading">{STORY_KINDS.find(({ id }) => id === kind)?.name}</h2>
      <StemField field={fields.first} hint={opening.firstHint} />
      <StemField field={fields.second} hint={opening.secondHint} />
      <div className="next-actions">
        <Button name="intent" value="gap" pendingText="Saving…">
          Start this story
        </Button>
      </div>
    </form>
  );
}

const LINES = { day: "It was", first: "First I", end: "In the end" } as const;

/** Three lines for the first story. */
export function FirstStoryCard({ constraint, lastResult }: StartCardProps) {
  const [form, fields] = describeForm<Record<keyof typeof LINES, string>>({
    id: "first-story",
    labels: LINES,
    lastResult,
    constraint: {
      day: constraint,
      first: { ...constraint, required: false },
      end: { ...constraint, required: false },
    },
  });
  return (
    <form method="post" action="/stories?index" {...getFormProps(form)} className="next-card">
      <KeepFormFields page="/stories" />
      <p className="text-xs font-control text-primary-ink">Your first story</p>
      <h2 className="next-heading max-w-[10em]">A day at work you still remember</h2>
      <StemField field={fields.day} hint="the day when …" />
      <StemField field={fields.first} hint="what you did" />
      <StemField field={fields.end} hint="what changed" />
      <div className="next-actions">
        <Button name="intent" value="first" pendingText="Saving…">
          Keep this story
        </Button>
        <Link to="/stories/paste" className="next-link">
          Paste notes
        </Link>
      </div>
    </form>
  );
}

function StemField({ field, hint }: { field: FieldMetadata; hint: string }) {
  const { maxLength: _, ...props } = getInputProps(field);
  return (
    <>
      <p className="stem">
        <label htmlFor={field.id}>{field.label}</label>
        <input {...props} placeholder={hint} autoComplete="off" />
      </p>
      <FieldError id={field.errorId} errors={field.errors} />
    </>
  );
}
