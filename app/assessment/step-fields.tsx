import { Checkbox } from "~/ui/checkbox";
import { FieldError } from "~/ui/field-error";
import type { describeForm } from "~/ui/form";
import { SelectField } from "~/ui/select-field";
import type { CheckSection, SelectSection } from "./step-section";

type Fields = ReturnType<typeof describeForm<Record<string, string | undefined>>>[1];

export function SelectList({ section, fields }: { section: SelectSection; fields: Fields }) {
  return (
    <section data-select-list className="mt-8">
      <h2 className="text-section">{section.title}</h2>
      <div className="mt-4 grid max-w-140 gap-5">
        {section.fields.map(({ name, options }) => {
          const meta = fields[name];
          return meta ? (
            <SelectField key={name} meta={meta} options={options} prompt="Not sure" />
          ) : null;
        })}
      </div>
    </section>
  );
}

/** Boxes to check, one below the other; each may be long. */
export function CheckList({ section, fields }: { section: CheckSection; fields: Fields }) {
  return (
    <fieldset data-check-list className="mt-10">
      <legend className="text-section font-head font-bold tracking-(--tr-head)">
        {section.title}
      </legend>
      <ul className="mt-4 border-t border-hairline-strong">
        {section.fields.map(({ name, label, description }) => {
          const meta = fields[name];
          return meta ? (
            <li key={name} className="border-b border-hairline py-3.5">
              <div className="flex items-start gap-3.5">
                <Checkbox
                  type="checkbox"
                  id={meta.id}
                  name={name}
                  value="on"
                  defaultChecked={meta.initialValue === "on"}
                  aria-invalid={meta.errors ? true : undefined}
                  aria-describedby={`${meta.id}-roles`}
                />
                <label htmlFor={meta.id} className="text-body font-control">
                  {label}
                </label>
              </div>
              <p id={`${meta.id}-roles`} className="mt-0.5 ml-8.5 text-sm text-text-2">
                {description}
              </p>
              <FieldError id={meta.errorId} errors={meta.errors} />
            </li>
          ) : null;
        })}
      </ul>
    </fieldset>
  );
}

/** Without a script nobody can tell a level left at 3 from one chosen, so it takes a word. */
export function ConfirmStart() {
  return (
    <div className="mt-5 flex items-start gap-3.5">
      <Checkbox
        type="checkbox"
        id="confirm-start"
        name="confirm-start"
        value="on"
        data-confirm-start
      />
      <label htmlFor="confirm-start" className="text-ui">
        Count the skills I left at 3
        <span className="block text-sm text-muted">Otherwise those skills count as not rated.</span>
      </label>
    </div>
  );
}
