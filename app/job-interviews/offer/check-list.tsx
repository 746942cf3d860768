import { Checkbox } from "~/ui/checkbox";
import { type FieldMetadata, getCheckboxProps } from "~/ui/form";
import { OFFER_CHECKS, type OfferCheck } from "./checks";
import { getClearName, getQuestionName } from "./field-names";

interface ListProps {
  getField: (name: string) => FieldMetadata;
}

/** What to find in an offer before signing it. */
export function CheckList({ getField }: ListProps) {
  return (
    <section aria-labelledby="offer-checks">
      <h2 id="offer-checks" className="text-section">
        Before you sign
      </h2>
      <p className="mt-2 max-w-(--measure) text-text-2">
        Tick what the offer says clearly, and what you want to ask about. Where it says “differs by
        country or state”, look up the rules where you’ll work. This is a list to think with, not
        legal advice.
      </p>
      <ul className="mt-5 border-b border-hairline">
        {OFFER_CHECKS.map((check) => (
          <Check key={check.id} check={check} getField={getField} />
        ))}
      </ul>
    </section>
  );
}

function Check({ check: { id, name, why, differs }, getField }: ListProps & { check: OfferCheck }) {
  return (
    <li className="offer-check">
      <div className="min-w-0">
        <h3 className="font-sans text-ui font-strong">{name}</h3>
        <p className="text-sm text-text-2">
          {why}
          {differs ? <span className="text-muted"> Differs by country or state.</span> : null}
        </p>
      </div>
      <Tick field={getField(getClearName(id))} label={`Clear: ${name}`}>
        Clear
      </Tick>
      <Tick field={getField(getQuestionName(id))} label={`Ask about it: ${name}`}>
        Ask about it
      </Tick>
    </li>
  );
}

function Tick({
  field,
  label,
  children,
}: {
  field: FieldMetadata;
  label: string;
  children: string;
}) {
  return (
    <label className="offer-tick">
      <Checkbox {...getCheckboxProps(field)} aria-label={label} />
      {children}
    </label>
  );
}
