import { Link } from "~/ui/link";
import type { ScoreView } from "./compare-marks";
import { MarkComparison } from "./mark-comparison";

export interface MarkedAnswer {
  key: string;
  questionName: string;
  mentorName: string;
  /** The page with the answer; empty if it no longer exists. */
  path: string;
  coach: ScoreView;
  mentor: ScoreView;
  selfRating: string | null;
  note: string;
}

/** A mentor's marks next to the coach's scores. */
export function MarkedAnswers({ answers }: { answers: readonly MarkedAnswer[] }) {
  return (
    <>
      <p className="max-w-(--measure) text-sm text-muted">
        Scores from 0 to 100, by the same rubric. A mentor’s mark counts as reviewed evidence in
        your skill record. Scores 15 points or more apart disagree: worth asking about.
      </p>
      <ul className="mt-4 grid gap-6">
        {answers.map(({ key, questionName, path, ...comparison }) => (
          <li key={key} className="border-t border-hairline pt-4">
            <h3 className="text-h3">
              {path === "" ? (
                questionName
              ) : (
                <Link to={path} className="hover:text-primary-ink">
                  {questionName}
                </Link>
              )}
            </h3>
            <MarkComparison {...comparison} />
          </li>
        ))}
      </ul>
    </>
  );
}
