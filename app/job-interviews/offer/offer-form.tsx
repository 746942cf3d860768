import type { SubmissionResult } from "@conform-to/dom";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { ErrorSummary } from "~/ui/error-summary";
import { type FieldMetadata, describeForm, getFormProps } from "~/ui/form";
import { KeepFormFields } from "~/ui/keep-form-fields";
import { OFFER_ASKS } from "./asks";
import { AskList } from "./ask-list";
import { CheckList } from "./check-list";
import { OFFER_CHECKS } from "./checks";
import { getAskName, getCheckName, getWhatName } from "./field-names";
import { type PayFigures, PaySection } from "./pay-section";

interface OfferFormProps {
  page: string;
  values: Record<string, unknown>;
  pay: PayFigures;
  constraint: Parameters<typeof describeForm>[0]["constraint"];
  lastResult: SubmissionResult | undefined;
}

export const OFFER_FORM = "offer";

export function OfferForm({ page, values, pay, constraint, lastResult }: OfferFormProps) {
  const [form, fields] = describeForm<Record<string, unknown>>({
    id: OFFER_FORM,
    labels: LABELS,
    lastResult,
    constraint,
    defaultValue: values,
  });
  const getField = (name: string) => fields[name] as FieldMetadata;
  return (
    <form method="post" action={page} {...getFormProps(form)} className="mt-9 grid gap-12">
      <KeepFormFields page={page} />
      <ErrorSummary form={form} />
      <PaySection pay={pay} getField={getField} />
      <CheckList getField={getField} />
      <AskList getField={getField} />
      <div>
        <CheckboxField meta={getField("declines")}>
          Say no to this offer: the reply then asks for nothing
        </CheckboxField>
        <Button size="lg" pendingText="Saving…" className="mt-4">
          Save and write the reply
        </Button>
      </div>
    </form>
  );
}

const LABELS: Record<string, string> = {
  offered: "What they offer",
  lowest: "Lowest they named",
  highest: "Highest they named",
  nearest: "Which of these is it?",
  occupation: "Official pay of",
  ...Object.fromEntries(OFFER_CHECKS.map(({ id, name }) => [getCheckName(id), name])),
  ...Object.fromEntries(
    OFFER_ASKS.flatMap(({ id, name }) => [
      [getAskName(id), name],
      [getWhatName(id), `${name}: what exactly`],
    ]),
  ),
  declines: "Say no",
};
