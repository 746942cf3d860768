import { Link } from "@remix-run/react";
import { LinkButton } from "~/ui/button";
import type { ResultPage } from "./result-page.server";

type ProfileNoticeProps = Pick<
  ResultPage,
  "problem" | "disagreements" | "activitiesToTry" | "answered" | "totalActivities"
>;

const LINK =
  "text-primary-ink underline decoration-primary-line underline-offset-3 hover:decoration-primary";

export const PROBLEM_HEADLINES = {
  "too-few": "Your interests are still open",
  flat: "No clear direction yet",
  contradictory: "Your answers contradict each other",
  rushed: "That was too fast to rely on",
} as const;

/** Why there are no occupations, and what helps. */
export function describeProblem({
  problem,
  answered,
  totalActivities,
}: ProfileNoticeProps): string {
  switch (problem) {
    case "too-few":
      return answered === 0
        ? "This assessment has ratings of skills but no answers about interests. With them you get the occupations that match, out of 923."
        : `You answered ${answered} of ${totalActivities} activities. Each of the six areas needs at least two answers before we compare them with occupations.`;
    case "flat":
      return "All six areas could have the same score, so your answers don’t favor any occupation over another. That is common, and it isn’t a bad result: trying things tells you more than another questionnaire.";
    case "contradictory":
      return "Within the areas, your answers agree less often than random answers would. Any list of occupations would be luck.";
    default:
      return "Less than a second and a half for each activity isn’t enough time to read it. Take two more minutes and answer again.";
  }
}

export function ProfileNotice({ isOwn, ...props }: ProfileNoticeProps & { isOwn: boolean }) {
  const { problem, disagreements, activitiesToTry } = props;
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
          <h2 className="text-section">Six things to try</h2>
          <p className="mt-1.5 max-w-(--measure) text-text-2">
            One for each area. Spend an hour on two or three of them, then answer again.
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
            <LinkButton to="?show=anyway" variant="secondary" size="lg">
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
