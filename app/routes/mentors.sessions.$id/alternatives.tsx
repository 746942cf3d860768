import { MentorPortrait } from "~/mentoring/directory/mentor-portrait";
import { Button } from "~/ui/button";
import { Chips } from "~/ui/chips";
import { Link } from "~/ui/link";

interface AlternativesProps {
  alternatives: readonly {
    id: string;
    name: string;
    isSample: boolean;
    title: string;
    skills: string[];
    startsAt: string;
    when: { day: string; range: string };
  }[];
  agenda: string;
  topics: readonly string[];
}

/** Up to three other mentors with a free time, each to be asked with the same agenda. */
export function Alternatives({ alternatives, agenda, topics }: AlternativesProps) {
  return (
    <section className="mt-12">
      <h2 className="text-section">Other mentors</h2>
      <p className="mt-1 text-sm text-muted">
        {alternatives.length === 0 ? (
          <>
            No other mentor for the same topics has a free time right now.{" "}
            <Link to="/mentors" className="text-primary-ink underline underline-offset-3">
              See all mentors
            </Link>
          </>
        ) : (
          "Mentors for the same topics. Your agenda goes with the request."
        )}
      </p>
      <ul className="mt-5 grid gap-3.5 lg:grid-cols-3">
        {alternatives.map(({ id, name, isSample, title, skills, startsAt, when }) => (
          <li
            key={id}
            className="flex flex-col rounded-panel border border-hairline bg-surface-1 p-5 shadow-inner"
          >
            <div className="flex items-center gap-4">
              <MentorPortrait mentor={{ id, name, isSample }} />
              <p>
                <Link to={`/mentors/${id}`} className="card-title hover:text-primary-ink">
                  {name}
                </Link>
                <span className="mt-1 block text-sm text-text-2">{title}</span>
              </p>
            </div>
            <Chips items={skills} className="mt-4" />
            <p className="num mt-auto pt-4 text-ui">
              <b className="block font-strong">{when.day}</b>
              <span className="text-sm text-text-2">{when.range}</span>
            </p>
            <form method="post" action={`/mentors/${id}`} className="mt-4">
              <input type="hidden" name="intent" value="request" />
              <input type="hidden" name="slot" value={startsAt} />
              <input type="hidden" name="agenda" value={agenda} />
              {topics.map((topic) => (
                <input key={topic} type="hidden" name="topic" value={topic} />
              ))}
              <Button variant="secondary" className="w-full">
                Request this time<span className="sr-only"> with {name}</span>
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}
