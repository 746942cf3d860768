import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { LEVEL_NAMES, LEVELS } from "~/data/levels";
import { Button, LinkButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { usePending } from "~/ui/use-pending";
import { RatingRow, type RatingItem } from "./rating-row";

interface StepFormProps {
  number: number;
  items: readonly RatingItem[];
  /** Initial levels, by skill. */
  levels: Record<string, string>;
  result: SubmissionResult<string[]> | undefined;
}

export function StepForm({ number, items, levels, result }: StepFormProps) {
  const isPending = usePending();
  const [form, fields] = useForm<Record<string, string | undefined>>({
    id: `step-${number}`,
    lastResult: result,
    defaultValue: levels,
  });
  const labels = Object.fromEntries(items.map(({ skill, name }) => [skill, name]));
  return (
    <Form method="post" {...getFormProps(form)}>
      <ErrorSummary form={form} attempt={result} labels={labels} />
      <div
        aria-hidden
        className="mt-7 hidden border-b border-hairline-strong px-3.5 pb-3 lg:grid lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-8"
      >
        <span />
        <p className="grid grid-cols-5 text-center text-xs font-medium text-text-2">
          {LEVELS.map((level) => (
            <span key={level}>{LEVEL_NAMES[level]}</span>
          ))}
        </p>
      </div>
      <ul className="max-lg:mt-5">
        {items.map((item, index) => {
          const meta = fields[item.skill];
          return meta ? (
            <RatingRow key={item.skill} number={index + 1} item={item} meta={meta} />
          ) : null;
        })}
      </ul>
      <div className="z-1 flex items-center justify-between gap-3 bg-canvas py-4 max-md:sticky max-md:bottom-0 max-md:-mx-(--gutter) max-md:border-t max-md:border-hairline max-md:px-(--gutter) max-md:pb-[max(1rem,env(safe-area-inset-bottom))] md:mt-4 md:bg-transparent">
        <LinkButton
          to={number === 1 ? "/assessment" : `/assessment/${number - 1}`}
          variant="ghost"
          className="-ml-4.5"
        >
          <ArrowLeft aria-hidden />
          Back
        </LinkButton>
        <Button pending={isPending && "Saving…"} className="min-w-36">
          Continue
          <ArrowRight aria-hidden />
        </Button>
      </div>
    </Form>
  );
}
