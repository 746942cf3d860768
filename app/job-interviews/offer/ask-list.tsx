import { Checkbox } from "~/ui/checkbox";
import { CONTROL_CLASS } from "~/ui/control-class";
import { FieldError } from "~/ui/field-error";
import { type FieldMetadata, getCheckboxProps, getInputProps } from "~/ui/form";
import { OFFER_ASKS } from "./asks";
import { getAskName, getWhatName } from "./field-names";
import { MoreItems } from "./more-items";

type GetField = (name: string) => FieldMetadata;

/** How many are in view before the others are opened. */
const SHOWN = 4;

/** What to ask for, in the order to ask. */
export function AskList({ getField }: { getField: GetField }) {
  const others = OFFER_ASKS.slice(SHOWN);
  const isFilled = (name: string) => Boolean(getField(name).initialValue);
  return (
    <section aria-labelledby="offer-asks">
      <h2 id="offer-asks" className="text-section">
        What to ask for, in this order
      </h2>
      <p className="mt-2 max-w-(--measure) text-text-2">
        Tick two or three. More than that reads as if nothing mattered. Writing what you want beside
        an item ticks it.
      </p>
      <Asks from={0} to={SHOWN} getField={getField} />
      <MoreItems
        names={others.map(({ name }) => name)}
        filled={
          others.filter(({ id }) => isFilled(getAskName(id)) || isFilled(getWhatName(id))).length
        }
        hasError={others.some(({ id }) => getField(getWhatName(id)).errors)}
      >
        <Asks from={SHOWN} to={OFFER_ASKS.length} getField={getField} />
      </MoreItems>
    </section>
  );
}

function Asks({ from, to, getField }: { from: number; to: number; getField: GetField }) {
  return (
    <ol start={from + 1} className="offer-items">
      {OFFER_ASKS.slice(from, to).map(({ id, name, why, example }, index) => {
        const what = getField(getWhatName(id));
        const { maxLength: _, ...input } = getInputProps(what);
        return (
          <li key={id} className="offer-item">
            <div className="min-w-0">
              <label className="offer-tick font-strong">
                <Checkbox {...getCheckboxProps(getField(getAskName(id)))} />
                <span className="num">
                  {from + index + 1}. {name}
                </span>
              </label>
              <p className="text-sm text-text-2">{why}</p>
            </div>
            <div className="min-w-0">
              <input
                {...input}
                aria-label={what.label}
                placeholder={example}
                className={CONTROL_CLASS}
              />
              <FieldError id={what.errorId} errors={what.errors} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
