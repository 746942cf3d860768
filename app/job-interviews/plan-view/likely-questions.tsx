import { Button, LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import type { describePlan, describeQuestions } from "./describe-plan.server";

interface LikelyQuestionsProps {
  id: string;
  questions: ReturnType<typeof describeQuestions>;
  /** With the one that can go on, if there is one. */
  rehearsal: ReturnType<typeof describePlan>["rehearsal"];
}

/** Questions of the bank that this job interview will likely ask, to practice one by one or in a row. */
export function LikelyQuestions({ id, questions, rehearsal }: LikelyQuestionsProps) {
  return (
    <section id="questions" className="plan-narrow">
      <h2 className="text-h3">Likely questions</h2>
      <ul className="plan-questions">
        {questions.map(({ id: questionId, name, to }) => (
          <li key={questionId}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
      {rehearsal.to ? (
        <LinkButton to={rehearsal.to} variant="secondary" size="sm">
          Go on with the rehearsal
        </LinkButton>
      ) : (
        <form method="post" action={`/plans/${id}`}>
          <Button
            name="intent"
            value="rehearse"
            variant="secondary"
            size="sm"
            pendingText="Opening"
          >
            Rehearse {rehearsal.count} in a row
          </Button>
        </form>
      )}
      <p className="mt-6 text-sm">
        <Link
          to={`/plans/${id}/calendar.ics`}
          download=""
          className="inline-flex min-h-11 items-center text-primary-ink underline underline-offset-3"
        >
          Add the rounds to my calendar, with reminders
        </Link>
        <span className="block text-muted">
          The days of your plan stay here, because they move with what you do.
        </span>
      </p>
    </section>
  );
}
