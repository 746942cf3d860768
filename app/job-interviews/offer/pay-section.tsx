import type { ReactNode } from "react";
import { Field } from "~/ui/field";
import type { FieldMetadata } from "~/ui/form";
import { Link } from "~/ui/link";
import { SelectField } from "~/ui/select-field";

export interface PayFigures {
  /** The range in the posting; null if none is read in it. */
  posted: string | null;
  hasPosting: boolean;
  /** The job that official pay is looked up for. */
  name: string;
  /** Of the statistics; null if the job isn't an occupation of theirs. */
  official: {
    amount: string;
    occupation: string;
    to: string;
    date: string;
    source: { name: string; link: string };
  } | null;
  /** The occupations nearest to it, where none is it. */
  nearest: readonly string[];
}

interface PaySectionProps {
  pay: PayFigures;
  getField: (name: string) => FieldMetadata;
}

/** The range posted, the official pay beside it, and what they offer. */
export function PaySection({ pay, getField }: PaySectionProps) {
  const { posted, hasPosting } = pay;
  return (
    <section aria-labelledby="offer-pay">
      <h2 id="offer-pay" className="text-section">
        The pay, side by side
      </h2>
      <div className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-3">
        <Field
          meta={getField("offered")}
          {...(posted === null ? { placeholder: "64,000 a year" } : {})}
        />
        {posted === null ? (
          <div className="grid content-start gap-4">
            <Field meta={getField("lowest")} placeholder="61,000 a year" />
            <Field
              meta={getField("highest")}
              placeholder="74,000 a year"
              {...(hasPosting
                ? { hint: "We read no pay in the posting. If it names some, write it here." }
                : {})}
            />
          </div>
        ) : (
          <Figure title="In the posting" amount={posted}>
            As we read it there.
          </Figure>
        )}
        <OfficialPay pay={pay} getField={getField} />
      </div>
    </section>
  );
}

function OfficialPay({ pay: { name, official, nearest }, getField }: PaySectionProps) {
  const typed = (
    <Field
      meta={getField("occupation")}
      options="/about-you/occupations"
      hint="The name of an occupation. The figure follows once you save."
    />
  );
  if (official === null)
    return (
      <div className="grid content-start gap-3 text-sm text-text-2">
        <p className="wrap-anywhere">No official U.S. pay found for “{name}”.</p>
        {nearest.length === 0 ? (
          typed
        ) : (
          <>
            <SelectField
              meta={getField("nearest")}
              prompt="None of these"
              options={nearest.map((title) => ({ value: title, label: title }))}
            />
            <Other>{typed}</Other>
          </>
        )}
      </div>
    );
  return (
    <div>
      <Figure title="Official pay, United States" amount={official.amount}>
        The median of{" "}
        <Link to={official.to} className="text-primary-ink underline underline-offset-3">
          {official.occupation}
        </Link>
        , in U.S. dollars, before tax. U.S. Bureau of Labor Statistics, {official.date}:{" "}
        <a href={official.source.link} rel="noreferrer" className="underline underline-offset-3">
          {official.source.name}
        </a>
        . Other countries pay differently.
      </Figure>
      <Other>{typed}</Other>
    </div>
  );
}

function Other({ children }: { children: ReactNode }) {
  return (
    <details className="text-sm">
      <summary className="min-h-11 cursor-pointer py-3 font-control text-primary-ink">
        Another occupation?
      </summary>
      {children}
    </details>
  );
}

function Figure({
  title,
  amount,
  children,
}: {
  title: string;
  amount: string;
  children: ReactNode;
}) {
  return (
    <div>
      <p className="text-sm font-medium">{title}</p>
      <p className="num mt-2 text-h3">{amount}</p>
      <p className="mt-1 text-sm text-muted">{children}</p>
    </div>
  );
}
