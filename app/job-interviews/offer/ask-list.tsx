import { Checkbox } from "~/ui/checkbox";
import { CONTROL_CLASS } from "~/ui/control-class";
import { FieldError } from "~/ui/field-error";
import { type FieldMetadata, getCheckboxProps, getInputProps } from "~/ui/form";
import { OFFER_ASKS } from "./asks";
import { getAskName, getWhatName } from "./field-names";

/** What to ask for, in the order to ask. */
export function AskList({ getField }: { getField: (name: string) => FieldMetadata }) {
  return (
    <section aria-labelledby="offer-asks">
      <h2 id="offer-asks" className="text-section">
        What to ask for, in this order
      </h2>
      <p className="mt-2 max-w-(--measure) text-text-2">
        Tick two or three. More than that reads as if nothing mattered.
      </p>
      <ol className="mt-5 border-b border-hairline">
        {OFFER_ASKS.map(({ id, name, why, example }, index) => {
          const ask = getField(getAskName(id));
          const what = getField(getWhatName(id));
          const { maxLength: _, ...input } = getInputProps(what);
          return (
            <li key={id} className="offer-ask">
              <label className="offer-tick font-strong">
                <Checkbox {...getCheckboxProps(ask)} />
                <span>
                  <span className="num text-muted">{index + 1}</span> {name}
                </span>
              </label>
              <p className="text-sm text-text-2">{why}</p>
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
    </section>
  );
}
