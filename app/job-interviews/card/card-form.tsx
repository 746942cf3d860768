import type { SubmissionResult } from "@conform-to/dom";
import type { Story } from "~/stories/types";
import { Button, LinkButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { FieldError } from "~/ui/field-error";
import { type FieldMetadata, describeForm, getFormProps, getSelectProps } from "~/ui/form";
import { KeepFormFields } from "~/ui/keep-form-fields";
import { Link } from "~/ui/link";
import { Select } from "~/ui/select";
import type { CardForm as CardFields } from "./schema.server";

type NamedStory = Pick<Story, "id" | "title">;

interface CardFormProps {
  /** Path of the card. */
  page: string;
  values: Partial<CardFields>;
  stories: { fitting: readonly NamedStory[]; others: readonly NamedStory[] };
  /** Questions to ask them, to choose from. */
  offered: readonly string[];
  constraint: Parameters<typeof describeForm>[0]["constraint"];
  lastResult: SubmissionResult | undefined;
}

export function CardForm({
  page,
  values,
  stories,
  offered,
  constraint,
  lastResult,
}: CardFormProps) {
  const [form, fields] = describeForm<CardFields>({
    id: "card",
    labels: {
      opening: "Your first sentence",
      story1: "First story",
      story2: "Second story",
      story3: "Third story",
      ask1: "First question to ask them",
      ask2: "Second question to ask them",
    },
    lastResult,
    constraint,
    defaultValue: values,
  });
  const hasStories = stories.fitting.length + stories.others.length > 0;
  return (
    <form
      method="post"
      action={`${page}?edit`}
      {...getFormProps(form)}
      className="mt-8 grid max-w-[44rem] gap-10"
    >
      <KeepFormFields page={`${page}?edit`} />
      <ErrorSummary form={form} />
      <Field
        meta={fields.opening}
        type="textarea"
        rows={2}
        hint="As you would say it, to “Tell us about yourself” or “Why us?”: what you do, for whom, and what this job lets you do. For example: “I repair buses for the city, and I want to train the people who do it after me.”"
      />
      <fieldset className="grid gap-4">
        <legend className="mb-3 text-h3">Three stories</legend>
        {hasStories ? (
          [fields.story1, fields.story2, fields.story3].map((field) => (
            <StorySelect key={field.name} field={field} stories={stories} />
          ))
        ) : (
          <p className="text-text-2">
            No stories yet.{" "}
            <Link to="/stories" className="text-primary-ink underline underline-offset-3">
              Tell the first one
            </Link>
            , then choose it here.
          </p>
        )}
      </fieldset>
      <fieldset className="grid gap-4" data-job-interview="card-form">
        <legend className="mb-3 text-h3">Two questions to ask them</legend>
        <Field meta={fields.ask1} />
        <Field meta={fields.ask2} />
        <div>
          <p className="text-sm text-muted">
            From{" "}
            <Link
              to="/blog/questions-to-ask-in-an-interview"
              className="text-primary-ink underline underline-offset-3"
            >
              Questions to ask them
            </Link>
            :
          </p>
          <ul className="mt-1">
            {offered.map((question) => (
              <li
                key={question}
                className="flex flex-wrap items-center justify-between gap-x-4 border-t border-hairline py-1 first:border-0"
              >
                <span className="min-w-0 flex-[1_1_12rem] py-2">{question}</span>
                <button
                  type="button"
                  data-use-question={question}
                  aria-label={`Use: ${question}`}
                  className="btn btn-ghost btn-sm hidden in-data-interactive:inline-flex"
                >
                  Use
                </button>
              </li>
            ))}
          </ul>
        </div>
      </fieldset>
      <div className="flex flex-wrap gap-2.5">
        <Button size="lg" pendingText="Saving…">
          Save the card
        </Button>
        <LinkButton to={page} variant="ghost" size="lg">
          Cancel
        </LinkButton>
      </div>
    </form>
  );
}

function StorySelect({
  field,
  stories: { fitting, others },
}: {
  field: FieldMetadata;
  stories: CardFormProps["stories"];
}) {
  return (
    <div>
      <label htmlFor={field.id} className="mb-2 block text-sm font-medium text-text">
        {field.label}
      </label>
      <Select {...getSelectProps(field)}>
        <option value="">None</option>
        {fitting.length === 0 ? null : (
          <optgroup label="Fit what they ask for">
            <StoryOptions stories={fitting} />
          </optgroup>
        )}
        {fitting.length > 0 && others.length > 0 ? (
          <optgroup label="Your other stories">
            <StoryOptions stories={others} />
          </optgroup>
        ) : (
          <StoryOptions stories={others} />
        )}
      </Select>
      <FieldError id={field.errorId} errors={field.errors} />
    </div>
  );
}

function StoryOptions({ stories }: { stories: readonly NamedStory[] }) {
  return stories.map(({ id, title }) => (
    <option key={id} value={id}>
      {title}
    </option>
  ));
}
