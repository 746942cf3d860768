import type { NextWeeks } from "~/mentoring/mentor-side/next-weeks.server";

/** What the saved hours come to: the times that people can choose. */
export function NextWeeksPanel({ nextWeeks }: { nextWeeks: NextWeeks }) {
  return (
    <aside className="lg:sticky lg:top-[calc(var(--header)+1.5rem)]" aria-labelledby="next-weeks">
      <div className="rounded-panel border border-hairline bg-surface-1 p-3.5 shadow-inner sm:p-5">
        <h2 id="next-weeks" className="text-h3">
          What people can book
        </h2>
        {nextWeeks ? (
          <>
            <p className="num mt-1 text-sm text-text-2">{nextWeeks.summary}</p>
            {nextWeeks.weeks.map(({ title, days }) => (
              <section key={title} className="mt-5">
                <h3 className="mb-2.5 font-sans text-sm font-strong">{title}</h3>
                <ol className="open-week">
                  {days.map(({ date, weekday, day, label, times }) => (
                    <li key={date} data-empty={times.length === 0}>
                      <span className="sr-only">
                        {label}
                        {times.length === 0 ? ": no times" : ":"}
                      </span>
                      <span aria-hidden>{weekday}</span>
                      <b aria-hidden>{day}</b>
                      {times.map(({ time, isFree }) =>
                        isFree ? (
                          <i key={time}>{time}</i>
                        ) : (
                          <s key={time}>
                            <span className="sr-only">Taken: </span>
                            {time}
                          </s>
                        ),
                      )}
                    </li>
                  ))}
                </ol>
              </section>
            ))}
          </>
        ) : (
          <p className="mt-1.5 text-sm text-text-2">
            No times yet. Once you save hours, the first two weeks with free times are shown here.
          </p>
        )}
      </div>
    </aside>
  );
}
