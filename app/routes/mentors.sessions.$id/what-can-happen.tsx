import CircleX from "lucide-react/icons/circle-x";
import TimerOff from "lucide-react/icons/timer-off";
import UserX from "lucide-react/icons/user-x";

/** Each way a request can end other than well, and what the person can do then. */
export function WhatCanHappen({ mentor }: { mentor: { firstName: string } }) {
  const { firstName } = mentor;
  const cases = [
    {
      icon: CircleX,
      title: "Declined",
      text: `${firstName} says no, or proposes another time. The time is no longer held.`,
    },
    {
      icon: TimerOff,
      title: "Expired",
      text: "No reply in time. The time is no longer held, and we suggest up to three other mentors for the same topics.",
    },
    {
      icon: UserX,
      title: "No one came",
      text: `If ${firstName} is 15 minutes late, you can say so here.`,
    },
  ];
  return (
    <section className="mt-12">
      <h2 className="text-section">What else can happen</h2>
      <ul className="mt-5 grid border-y border-hairline-strong md:grid-cols-3">
        {cases.map(({ icon: Icon, title, text }) => (
          <li
            key={title}
            className="border-hairline-strong py-5 not-first:border-t md:px-7 md:not-first:border-t-0 md:not-first:border-l md:first:pl-0"
          >
            <h3 className="flex items-center gap-2.5 font-sans text-ui font-strong">
              <Icon className="size-4.5 text-muted" strokeWidth={1.6} aria-hidden />
              {title}
            </h3>
            <p className="mt-1.5 text-sm text-text-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
