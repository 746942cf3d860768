import type { InterviewCard } from "~/data/questions/types";
import { Button } from "~/ui/button";
import { Link } from "~/ui/link";
import { SESSION_FORM_ID } from "./session-form";

interface PackSectionProps {
  title: string;
  packs: (Pick<InterviewCard, "id" | "title" | "description" | "minutes"> & {
    questions: number;
  })[];
  article: { title: string; to: string } | null;
}

/** The question packs of a career field or a role, each started in one press. */
export function PackSection({ title, packs, article }: PackSectionProps) {
  if (packs.length === 0) return null;
  return (
    <section className="mt-14 lg:mt-20">
      <h2 className="mb-5 text-h2">{title}</h2>
      {/* Full page load: the camera permission policy is set per document, and only session pages allow it. */}
      <form id={SESSION_FORM_ID} method="post" action="/interview" />
      <ul className="tiles">
        {packs.map((pack) => (
          <li
            key={pack.id}
            className="grid items-center gap-x-8 gap-y-4 p-5 md:grid-cols-[minmax(0,1fr)_auto] md:px-6"
          >
            <div>
              <p className="text-ui font-strong">{pack.title}</p>
              <p className="mt-1 max-w-(--measure) text-sm text-text-2">{pack.description}</p>
              <p className="num mt-1 text-xs text-muted">
                {pack.questions} questions, {pack.minutes} min
              </p>
            </div>
            <Button
              form={SESSION_FORM_ID}
              name="card"
              value={pack.id}
              variant="secondary"
              aria-label={`Start Practice: ${pack.title}`}
            >
              Start Practice
            </Button>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-text-2">
        To read:{" "}
        {article ? (
          <>
            <Link to={article.to} className={LINK}>
              {article.title}
            </Link>
            , and{" "}
          </>
        ) : null}
        the course{" "}
        <Link to="/learning/job-search" className={LINK}>
          The Job Search
        </Link>
        , from the posting to the offer.
      </p>
    </section>
  );
}

const LINK = "text-primary-ink underline underline-offset-3";
