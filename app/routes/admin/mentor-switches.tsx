import { Form } from "@remix-run/react";
import { buttonClass } from "~/ui/button";
import { Link } from "~/ui/link";

interface MentorSwitchesProps {
  mentors: readonly {
    id: string;
    name: string;
    title: string;
    field: string;
    isSample: boolean;
    status: "draft" | "live" | "paused";
    isListed: boolean;
    isOff: boolean;
    isSuspended: boolean;
  }[];
}

type SwitchedMentor = MentorSwitchesProps["mentors"][number];

/** Turns mentors on and off. Sessions already requested stay. */
export function MentorSwitches({ mentors }: MentorSwitchesProps) {
  return (
    <section id="mentors" className="mt-12 scroll-mt-24">
      <h2 className="text-section">Mentors</h2>
      <p className="mt-2 max-w-(--measure) text-text-2">
        {mentors.length === 0
          ? "Nobody is a mentor yet. Approve an application to change that."
          : "Mentors that are off aren’t shown and can’t be booked; sessions already requested stay."}
      </p>
      {mentors.length === 0 ? null : <SwitchList mentors={mentors} />}
    </section>
  );
}

/** The same for the samples, of which there are many. */
export function SampleSwitches({ mentors, isOpen }: MentorSwitchesProps & { isOpen: boolean }) {
  return (
    <section id="samples" className="mt-12 scroll-mt-24">
      <h2 className="text-section">Sample mentors</h2>
      <p className="mt-2 max-w-(--measure) text-text-2">
        Invented people with automatic replies. Mentors that are off aren’t shown and can’t be
        booked, and no page names them; sessions already requested stay. A field’s samples are
        hidden while a person mentors in it.
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Switch mentor="all" name="all" isOff label="Turn all on" />
        <Switch mentor="all" name="all" isOff={false} label="Turn all off" />
      </div>
      <details open={isOpen} className="mt-3">
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-xs text-primary-ink underline underline-offset-3">
          Turn on or off one by one ({mentors.length})
        </summary>
        <SwitchList mentors={mentors} />
      </details>
    </section>
  );
}

function SwitchList({ mentors }: MentorSwitchesProps) {
  return (
    <ul className="mt-5 border-t border-hairline-strong">
      {mentors.map((mentor) => (
        <li
          key={mentor.id}
          className="flex items-center justify-between gap-x-6 border-b border-hairline py-3"
        >
          <p className="min-w-0 wrap-anywhere">
            <span className="font-strong">{mentor.name}</span>
            <span className="block text-sm text-text-2">
              {mentor.title}, {mentor.field}.{" "}
              {mentor.isSuspended ? (
                <Link to="/admin/accounts" className="underline underline-offset-3">
                  Account suspended
                </Link>
              ) : (
                describeListing(mentor)
              )}
            </span>
          </p>
          {mentor.status === "live" && !mentor.isSuspended ? (
            <Switch
              mentor={mentor.id}
              name={mentor.name}
              isOff={mentor.isOff}
              label={mentor.isOff ? "Turn on" : "Turn off"}
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function describeListing({ status, isListed, isOff }: SwitchedMentor): string {
  if (status === "draft") return "Not published yet";
  if (status === "paused") return "Paused";
  if (isOff) return "Off";
  return isListed ? "On" : "On, but hidden: people mentor in these fields";
}

function Switch({
  mentor,
  name,
  isOff,
  label,
}: {
  mentor: string;
  name: string;
  isOff: boolean;
  label: string;
}) {
  return (
    <Form method="post" data-keep-scroll="" className="shrink-0">
      <input type="hidden" name="mentor" value={mentor} />
      <button
        type="submit"
        name="intent"
        value={isOff ? "on" : "off"}
        className={buttonClass("secondary", "sm")}
      >
        {label}
        {mentor === "all" ? null : <span className="sr-only">: {name}</span>}
      </button>
    </Form>
  );
}
