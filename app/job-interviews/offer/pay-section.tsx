import { Field } from "~/ui/field";
import type { FieldMetadata } from "~/ui/form";
import { Link } from "~/ui/link";

export interface PayFigures {
  /** The range in the posting; null if it states none. */
  posted: string | null;
  /** Whether that is in another currency than the official figure. */
  isForeign: boolean;
  /** Of the statistics; null if the job isn't an occupation of theirs. */
  official: { amount: string; occupation: string; to: string; source: string } | null;
}

/** The range posted, the official pay beside it, and what they offer. */
export function PaySection({
  pay: { posted, isForeign, official },
  getField,
}: {
  pay: PayFigures;
  getField: (name: string) => FieldMetadata;
}) {
  return (
    <section aria-labelledby="offer-pay">
      <h2 id="offer-pay" className="text-section">
        The pay, side by side
      </h2>
      <div className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-3">
        <div className="grid content-start gap-4">
          <Field meta={getField("offered")} placeholder="$64,000 a year" />
        </div>
        {posted === null ? (
          <div className="grid content-start gap-4">
            <Field meta={getField("lowest")} placeholder="$61,000 a year" />
            <Field meta={getField("highest")} placeholder="$74,000 a year" />
          </div>
        ) : (
          <Figure title="In the posting" amount={posted}>
            As we read it there.
          </Figure>
        )}
        {official === null ? (
          <div className="text-sm text-text-2">
            <p className="font-medium text-text">Official pay</p>
            <p className="mt-2">
              We don’t know which occupation of the statistics this is.{" "}
              <Link to="/occupations" className="text-primary-ink underline underline-offset-3">
                Find it by its name
              </Link>
              .
            </p>
          </div>
        ) : (
          <Figure title="Official pay, United States" amount={official.amount}>
            Median of{" "}
            <Link to={official.to} className="text-primary-ink underline underline-offset-3">
              {official.occupation}
            </Link>
            . {official.source}
            {isForeign ? " This is for the United States, in dollars." : null}
          </Figure>
        )}
      </div>
    </section>
  );
}

function Figure({
  title,
  amount,
  children,
}: {
  title: string;
  amount: string;
  children: React.ReactNode;
}) {
  return (
    <div>
      <p className="text-sm font-medium">{title}</p>
      <p className="num mt-2 text-h3">{amount}</p>
      <p className="mt-1 text-sm text-muted">{children}</p>
    </div>
  );
}
