import { renderToStaticMarkup } from "react-dom/server";
import { AttemptPairView } from "~/feedback/attempts/attempt-pair-view";
import { EXAMPLE_WEEK } from "~/data/home-scenes";
import { MentorPortrait } from "~/mentoring/directory/mentor-portrait";
import { Level } from "~/skills/level-bar";
import { buildScenes } from "./build-scenes.server";
import { Scene } from "./scene";

/**
 * Three things the product does, shown with its own components. As HTML: in the browser's build these components
 * would become files of their own for this page, which never runs there, and for every page that does.
 */
export async function renderScenes(): Promise<string> {
  return renderToStaticMarkup(<Scenes {...(await buildScenes())} />);
}

function Scenes({ again, record, mentor, hasMentors }: Awaited<ReturnType<typeof buildScenes>>) {
  const { headline } = record.summary;
  return (
    <>
      <Scene
        side="below"
        title="Answer again, and see what changed"
        lead="Each attempt is scored by the same rubric, and the review shows the difference."
        label="An example of two attempts"
      >
        <p className="scene-head">
          Tell me about a time you disagreed with your manager. <span>Example</span>
        </p>
        <AttemptPairView {...again} />
      </Scene>
      <Scene
        side="right"
        title="Know where you stand"
        lead="Answers, ratings, quizzes and mentors’ reviews add up to one level per skill. Your target role sets the line."
        label="An example of a skill record"
      >
        <p className="scene-head">
          Where you stand <span>Example</span>
        </p>
        <p className="text-section text-balance">
          {headline.before}
          <span className="text-primary-ink">{headline.highlight}</span>
          {headline.after}
        </p>
        <ul className="num mt-4">
          {record.gaps.map((gap) => (
            <li
              key={gap.skill}
              className="grid gap-x-6 gap-y-1 border-t border-hairline py-3.5 sm:grid-cols-[minmax(0,1fr)_18rem]"
            >
              <b className="font-strong">{gap.name}</b>
              <Level gap={gap} />
            </li>
          ))}
        </ul>
      </Scene>
      {hasMentors ? <MentorScene mentor={mentor} /> : null}
    </>
  );
}

function MentorScene({ mentor }: Pick<Awaited<ReturnType<typeof buildScenes>>, "mentor">) {
  return (
    <Scene
      side="left"
      title="Spend an hour with a mentor"
      lead="Choose a time, and bring an answer that you want to improve."
      label="An example of a mentor’s week"
    >
      {mentor ? (
        <div className="mb-5 flex items-center gap-4.5">
          <MentorPortrait mentor={mentor} />
          <p className="text-sm text-text-2">
            <a
              href={`/mentors/${mentor.id}`}
              className="flex min-h-11 items-center font-head text-section hover:text-primary-ink"
            >
              {mentor.name}
            </a>
            {mentor.title}
            <span className="mt-1 block text-xs text-muted">
              Sample mentor, ${mentor.price} per hour
            </span>
          </p>
        </div>
      ) : (
        <p className="scene-head">
          A mentor’s week <span>Example</span>
        </p>
      )}
      <ol className="booking-week">
        {EXAMPLE_WEEK.days.map(({ day, slots }) => (
          <li key={day} className="booking-day" data-empty={slots.length === 0}>
            <p className="booking-date">{day}</p>
            {slots.length === 0 ? (
              <p className="text-xs text-muted">No times</p>
            ) : (
              <ul className="booking-slots">
                {slots.map((slot) => (
                  <li
                    key={slot.time}
                    className="booking-slot num"
                    data-taken={"isTaken" in slot ? "" : undefined}
                    data-chosen={"isChosen" in slot ? "" : undefined}
                  >
                    {"isTaken" in slot ? (
                      <s>
                        <span className="sr-only">Taken: </span>
                        {slot.time}
                      </s>
                    ) : (
                      slot.time
                    )}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </Scene>
  );
}
