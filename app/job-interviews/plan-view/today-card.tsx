import { Button, LinkButton } from "~/ui/button";
import { FormError } from "~/ui/form-error";
import { Check } from "~/ui/icons";
import { Link } from "~/ui/link";
import { endSentence } from "~/ui/format";
import { Panel } from "~/ui/panel";
import type { describePlan } from "./describe-plan.server";

type Today = ReturnType<typeof describePlan>["today"];

interface TodayCardProps {
  id: string;
  company: string;
  today: Today;
  limitMessage: string | undefined;
}

/** At most three things to do today, and the one button that runs them. */
export function TodayCard({ id, company, today, limitMessage }: TodayCardProps) {
  const { kind, items, done } = today;
  return (
    <Panel isHighlighted aria-labelledby="plan-today-name" className="plan-today">
      <div className="plan-today-head">
        <div>
          <p className="text-xs font-strong text-primary-ink">Today</p>
          <h2 id="plan-today-name">{writeHeading(today)}</h2>
        </div>
        {kind === "work" ? (
          <form method="post" action={`/plans/${id}`}>
            <Button name="intent" value="start" size="lg" pendingText="Opening">
              Start
            </Button>
          </form>
        ) : kind === "day" ? (
          <LinkButton to={`/plans/${id}/card`} size="lg">
            Open the card
          </LinkButton>
        ) : null}
      </div>
      <FormError>{limitMessage}</FormError>
      {kind === "day" ? (
        <p className="plan-today-note">
          Nothing to practice today. Read your card once in the last fifteen minutes, then go.
        </p>
      ) : (
        <>
          <ol className="plan-things">
            {done.map(({ title }) => (
              <li key={title}>
                <span className="plan-done">
                  <Check aria-hidden />
                </span>
                <p className="min-w-0 text-text-2 wrap-anywhere">
                  {title}
                  <span className="sr-only">, done</span>
                </p>
              </li>
            ))}
            {kind === "work" ? items.map((item) => <Thing key={item.title} item={item} />) : null}
          </ol>
          <Below id={id} company={company} today={today} />
        </>
      )}
    </Panel>
  );
}

const LINK = "font-control text-primary-ink underline underline-offset-3";

function Thing({ item: { title, reason, minutes, to } }: { item: Today["items"][number] }) {
  return (
    <li>
      <p className="plan-minutes num">
        {minutes}
        <small>min</small>
      </p>
      <div className="min-w-0 wrap-anywhere">
        <h3>
          <Link to={to} className="hover:text-primary-ink">
            {title}
          </Link>
        </h3>
        <p>{reason}</p>
      </div>
    </li>
  );
}

/** Takes the day off, or takes it back; or says what comes next. */
function Below({
  id,
  company,
  today: { kind, next, elsewhere },
}: Pick<TodayCardProps, "id" | "company" | "today">) {
  const coming = next ? endSentence(`${next.day}: ${next.title}`) : endSentence(`Next: ${company}`);
  return (
    <div className="plan-below">
      {kind === "done" || kind === "free" ? (
        <p className="num">
          {kind === "free" && elsewhere ? "Nothing else on the day of an interview. " : null}
          {coming}
        </p>
      ) : null}
      {kind === "off" ? <p className="num">Its minutes moved to other days. {coming}</p> : null}
      {kind === "work" || kind === "off" ? (
        <form method="post" action={`/plans/${id}`}>
          <button
            type="submit"
            name="intent"
            value={kind === "off" ? "on" : "off"}
            className={`inline-flex min-h-11 cursor-pointer items-center text-sm ${LINK}`}
          >
            {kind === "off" ? "Today after all" : "Not today"}
          </button>
        </form>
      ) : null}
    </div>
  );
}

function writeHeading({ kind, heading, done, elsewhere }: Today): string {
  switch (kind) {
    case "day":
      return "Only the card";
    case "off":
      return "Not today";
    case "free":
      return elsewhere ? `${elsewhere} today` : "A free day";
    case "done":
      return "Done for today";
    case "work":
      return done.length > 0 ? `${heading} left` : heading;
  }
}
