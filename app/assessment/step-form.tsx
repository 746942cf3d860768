import type { SubmissionResult } from "@conform-to/dom";
import { Form } from "@remix-run/react";
import { getFormProps, describeForm } from "~/ui/form";
import { ArrowLeft, ArrowRight } from "~/ui/icons";
import { Button, LinkButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { KeepFormFields } from "~/ui/keep-form-fields";
import { RestoredNote } from "~/ui/restored-note";
import { ASSESSMENT_STEPS } from "~/data/assessment/steps";
import type { AssessmentForm } from "./answers";
import { PersonQuestions, QUESTION_LABELS } from "~/person-context/person-questions";
import { ChoiceRow } from "./choice-row";
import { InterestDeck } from "./interest-deck";
import { CheckList, ConfirmStart, SelectList } from "./step-fields";
import { type ChoiceSection, listFields, SCALES, type StepSection } from "./step-section";

interface StepFormProps {
  number: number;
  /** The path of the step. */
  page: string;
  /** Filled in with what was sent after the session had ended. */
  isRestored: boolean;
  sections: readonly StepSection[];
  /** Whether it asks what a person does now and what they want, first of all. */
  hasQuestions: boolean;
  /** Initial values, by field. */
  values: Record<string, string>;
  form: AssessmentForm;
  shownAt: number;
  back: string;
  result: SubmissionResult<string[]> | undefined;
}

type Fields = Record<string, string | undefined>;

export function StepForm({
  number,
  page,
  isRestored,
  sections,
  hasQuestions,
  values,
  form,
  shownAt,
  back,
  result,
}: StepFormProps) {
  const [formMeta, fields] = describeForm<Fields>({
    id: `step-${number}`,
    labels: {
      ...(hasQuestions ? QUESTION_LABELS : {}),
      ...Object.fromEntries(sections.flatMap(listFields).map(({ name, label }) => [name, label])),
    },
    lastResult: result,
    defaultValue: values,
  });
  const isDeck = sections.some((section) => section.kind === "choices" && section.isDeck);
  return (
    <Form method="post" {...getFormProps(formMeta)} data-deck-open={isDeck ? "" : undefined}>
      <ErrorSummary form={formMeta} />
      <KeepFormFields page={page} isRestored={isRestored} />
      {isRestored ? (
        <div className="mt-5">
          <RestoredNote>
            Your answers from before you were signed out. They haven’t been saved yet.
          </RestoredNote>
        </div>
      ) : null}
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="shown-at" value={shownAt} />
      {hasQuestions ? <PersonQuestions job={fields.job} goal={fields.goal} /> : null}
      {sections.map((section, index) => {
        if (section.kind === "selects")
          return <SelectList key={section.title} section={section} fields={fields} />;
        if (section.kind === "checks")
          return <CheckList key={section.title} section={section} fields={fields} />;
        return (
          <ChoiceList
            key={section.title ?? ""}
            section={section}
            fields={fields}
            firstNumber={1 + countChoices(sections.slice(0, index))}
          />
        );
      })}
      {Object.values(values).includes("start") ? <ConfirmStart /> : null}
      <div className="step-bar z-1 flex flex-wrap items-center justify-between gap-3 bg-canvas py-4 max-md:sticky max-md:bottom-0 max-md:-mx-(--gutter) max-md:border-t max-md:border-hairline max-md:px-(--gutter) max-md:pb-[max(1rem,env(safe-area-inset-bottom))] md:mt-4 md:bg-transparent">
        <LinkButton to={back} variant="ghost" className="-ml-4.5 narrow:ml-0">
          <ArrowLeft aria-hidden />
          Back
        </LinkButton>
        <Button pendingText="Saving…" className="min-w-36" data-continue>
          Continue
          <ArrowRight aria-hidden />
        </Button>
        {isDeck ? <SkipRest /> : null}
      </div>
      {number < ASSESSMENT_STEPS.length ? <FormSwitch form={form} /> : null}
    </Form>
  );
}

/** To the other form; on the last page of the full one there is nothing left to save by it. */
function FormSwitch({ form }: { form: AssessmentForm }) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 text-sm text-muted">
      {form === "full" ? "Short of time?" : "Want more precise results?"}
      <button
        name="switch-form"
        value={form === "full" ? "short" : "full"}
        className="min-h-11 cursor-pointer rounded-xs text-primary-ink underline underline-offset-3"
      >
        {form === "full"
          ? "Switch to the short form, 5 minutes"
          : "Switch to the full form, 15–20 minutes"}
      </button>
      <span>Your answers stay.</span>
    </p>
  );
}

/** In place of Continue, as long as a phone shows cards that are still to come (interest-deck.css). */
function SkipRest() {
  return (
    <button
      data-pending-text="Saving…"
      className="deck-skip min-h-11 text-ui cursor-pointer rounded-xs text-primary-ink underline underline-offset-3"
    >
      Skip the rest
    </button>
  );
}

function countChoices(sections: readonly StepSection[]): number {
  return sections
    .filter(({ kind }) => kind === "choices")
    .reduce((sum, { fields }) => sum + fields.length, 0);
}

interface ChoiceListProps {
  section: ChoiceSection;
  fields: ReturnType<typeof describeForm<Fields>>[1];
  firstNumber: number;
}

function ChoiceList({ section, fields, firstNumber }: ChoiceListProps) {
  const { title, scale, isDeck = false } = section;
  const hasMarks = SCALES[scale].some((option) => "mark" in option);
  const rows = section.fields.map((field, index) => {
    const meta = fields[field.name];
    return meta ? (
      <ChoiceRow
        key={field.name}
        number={firstNumber + index}
        field={field}
        scale={scale}
        meta={meta}
        secondMeta={field.second && fields[field.second.name]}
      />
    ) : null;
  });
  return (
    <section>
      {title ? <h2 className="mt-10 text-section">{title}</h2> : null}
      {hasMarks ? (
        <div
          aria-hidden
          className={`hidden border-b border-hairline-strong px-3.5 pb-3 lg:grid lg:grid-cols-[minmax(0,1fr)_28rem] lg:gap-8 ${title ? "mt-3" : "mt-7"}`}
        >
          <span />
          <p className="grid grid-cols-6 text-center text-xs font-medium text-text-2">
            {SCALES[scale].map(({ value, label }) => (
              <span key={value}>{label}</span>
            ))}
          </p>
        </div>
      ) : null}
      {isDeck ? (
        <InterestDeck rows={rows} />
      ) : (
        <ul className={hasMarks ? "max-lg:mt-5" : "mt-5 border-t border-hairline-strong"}>
          {rows}
        </ul>
      )}
    </section>
  );
}
