import { useLocation } from "@remix-run/react";
import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import type { ResultPage } from "./result-page.server";

type ProfileNoticeProps = Pick<ResultPage, "problem" | "disagreements" | "activitiesToTry">;

const LINK =
  "text-primary-ink underline decoration-primary-line underline-offset-3 hover:decoration-primary";

export function ProfileNotice({ isOwn, ...props }: ProfileNoticeProps & { isOwn: boolean }) {
  const { problem, disagreements, activitiesToTry } = props;
  const { pathname } = useLocation();
  return (
    <section>
      {disagreements.length === 0 ? null : (
        <>
          <h2 className="text-section">Where your answers disagree</h2>
          <ul className="mt-4 grid gap-x-12 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
            {disagreements.map(({ area, answers }) => (
              <li key={area}>
                <h3 className="border-b border-hairline-strong pb-2 font-sans text-sm font-strong">
                  {area}
                </h3>
                <ul>
                  {answers.map(({ activity, value }) => (
                    <li
                      key={activity}
                      className="flex justify-between gap-4 border-b border-hairline py-2 text-sm text-text-2"
                    >
                      {activity}
                      <span className="num whitespace-nowrap">{value} of 5</span>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </>
      )}
      {activitiesToTry.length === 0 ? null : (
        <>
          <h2 className="text-section">What in the work do you like?</h2>
          <p className="mt-1.5 max-w-(--measure) text-text-2">
            Think of an hour at work or in your free time that went by quickly. Which of these six
            was it most like? Spend another hour on that one, then answer again.
          </p>
          <ul className="mt-4 border-t border-hairline-strong">
            {activitiesToTry.map(({ area, activity, to }) => (
              <li
                key={area}
                className="flex flex-wrap justify-between gap-x-8 gap-y-1 border-b border-hairline py-3.5"
              >
                <span>
                  <b className="font-strong">{activity}</b>
                  <span className="ml-3 text-sm text-muted">{area}</span>
                </span>
                <Link to={to} className={`text-sm ${LINK}`}>
                  {area} occupations
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {isOwn ? (
        <div className="mt-7 flex flex-wrap gap-3 print:hidden">
          <LinkButton to="/assessment/2" size="lg">
            {problem === "too-few" ? "Answer about your interests" : "Answer again"}
          </LinkButton>
          {problem === "rushed" || problem === "contradictory" ? (
            <LinkButton to={`${pathname}?show=anyway`} variant="secondary" size="lg">
              Show the matches anyway
            </LinkButton>
          ) : (
            <LinkButton to="/occupations" variant="secondary" size="lg">
              Browse occupations
            </LinkButton>
          )}
        </div>
      ) : null}
    </section>
  );
}
