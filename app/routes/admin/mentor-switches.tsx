import { Form } from "@remix-run/react";
import { buttonClass } from "~/ui/button";

interface MentorSwitchesProps {
  mentors: readonly {
    id: string;
    name: string;
    title: string;
    field: string;
    isListed: boolean;
  }[];
}

/** Turns mentors on and off, one or all. Sessions already requested stay. */
export function MentorSwitches({ mentors }: MentorSwitchesProps) {
  return (
    <section id="mentors" className="mt-12 scroll-mt-24">
      <h2 className="text-section">Sample mentors</h2>
      <p className="mt-2 max-w-(--measure) text-text-2">
        Invented people with automatic replies. Mentors that are off aren’t shown and can’t be
        booked; sessions already requested stay.
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Switch mentor="all" name="all" isListed={false} label="Turn all on" />
        <Switch mentor="all" name="all" isListed label="Turn all off" />
      </div>
      <ul className="mt-5 border-t border-hairline-strong">
        {mentors.map(({ id, name, title, field, isListed }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline py-3"
          >
            <p>
              <span className="font-strong">{name}</span>
              <span className="block text-sm text-text-2">
                {title}, {field}. {isListed ? "On" : "Off"}
              </span>
            </p>
            <Switch
              mentor={id}
              name={name}
              isListed={isListed}
              label={isListed ? "Turn off" : "Turn on"}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Switch({
  mentor,
  name,
  isListed,
  label,
}: {
  mentor: string;
  name: string;
  isListed: boolean;
  label: string;
}) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="mentor" value={mentor} />
      <button
        type="submit"
        name="intent"
        value={isListed ? "off" : "on"}
        className={buttonClass("secondary", "sm")}
      >
        {label}
        {mentor === "all" ? null : <span className="sr-only">: {name}</span>}
      </button>
    </Form>
  );
}
