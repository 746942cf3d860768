import type { FieldMetadata } from "~/ui/form";
import { OFFER_CHECKS, type OfferCheck } from "./checks";
import { getCheckName } from "./field-names";
import { MoreItems } from "./more-items";

type GetField = (name: string) => FieldMetadata;

/** How many are in view before the others are opened. */
const SHOWN = 6;
const STATES = [
  { value: "", label: "Not yet" },
  { value: "clear", label: "Clear" },
  { value: "ask", label: "Ask" },
];

/** What to find in an offer before signing it. */
export function CheckList({ getField }: { getField: GetField }) {
  const others = OFFER_CHECKS.slice(SHOWN);
  return (
    <section aria-labelledby="offer-checks">
      <h2 id="offer-checks" className="text-section">
        Before you sign
      </h2>
      <p className="mt-2 max-w-(--measure) text-text-2">
        Mark what the offer says clearly, and what you want to ask about. Where it says “differs by
        country or state”, look up the rules where you’ll work. This is a list to think with, not
        legal advice.
      </p>
      <Checks checks={OFFER_CHECKS.slice(0, SHOWN)} getField={getField} />
      <MoreItems
        names={others.map(({ name }) => name)}
        filled={others.filter(({ id }) => getField(getCheckName(id)).initialValue).length}
        hasError={others.some(({ id }) => getField(getCheckName(id)).errors)}
      >
        <Checks checks={others} getField={getField} />
      </MoreItems>
    </section>
  );
}

function Checks({ checks, getField }: { checks: readonly OfferCheck[]; getField: GetField }) {
  return (
    <ul className="offer-items">
      {checks.map((check) => (
        <Check key={check.id} check={check} meta={getField(getCheckName(check.id))} />
      ))}
    </ul>
  );
}

function Check({
  check: { name, why, differs },
  meta: { id, name: fieldName, initialValue = "" },
}: {
  check: OfferCheck;
  meta: FieldMetadata;
}) {
  return (
    <li className="offer-item">
      <div className="min-w-0">
        <h3 id={`${id}-name`} className="font-sans text-ui font-strong">
          {name}
        </h3>
        <p className="text-sm text-text-2">
          {why}
          {differs ? " Differs by country or state." : ""}
        </p>
      </div>
      <div role="radiogroup" aria-labelledby={`${id}-name`} className="segments">
        {STATES.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={fieldName}
              value={value}
              defaultChecked={initialValue === value}
            />
            {label}
          </label>
        ))}
      </div>
    </li>
  );
}
