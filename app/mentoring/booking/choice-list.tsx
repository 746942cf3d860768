import type { ReactNode } from "react";
import { Checkbox } from "~/ui/checkbox";

interface ChoiceListProps {
  /** The field's name. */
  name: string;
  /** Where the form's list of errors leads. */
  id?: string | undefined;
  legend: string;
  lead: ReactNode;
  choices: readonly { id: string; label: string; detail: ReactNode; isChosen: boolean }[];
}

/** A list of checkboxes of one field. */
export function ChoiceList({ name, id: listId, legend, lead, choices }: ChoiceListProps) {
  return (
    <fieldset id={listId} className="scroll-mt-24">
      <legend className="text-h3 font-head font-strong">{legend}</legend>
      <p className="mt-1 max-w-(--measure) text-sm text-muted">{lead}</p>
      <ul className="mt-3 grid gap-2.5">
        {choices.map(({ id, label, detail, isChosen }) => (
          <li key={id} className="flex items-start gap-3 text-ui max-md:min-h-11">
            <Checkbox
              type="checkbox"
              name={name}
              value={id}
              id={`${name}-${id}`}
              defaultChecked={isChosen}
            />
            <label htmlFor={`${name}-${id}`}>
              <b className="font-strong">{label}</b>{" "}
              {detail ? <span className="num text-muted max-sm:block">{detail}</span> : null}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
