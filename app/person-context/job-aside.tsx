import { Check } from "~/ui/icons";
import { Link } from "~/ui/link";
import type { JobDescription } from "./describe.server";
import { ONET } from "~/occupations/releases";

/** What a job brings along, beside the questions. */
export function JobAside({
  job,
  hasNearest = false,
}: {
  job: JobDescription | null;
  /** The form beside it offers the nearest occupations. */
  hasNearest?: boolean;
}) {
  if (job === null) return null;
  const { occupation, skills } = job;
  if (occupation === null)
    return (
      <aside className="self-start">
        <h2 className="text-section">We don’t know it yet</h2>
        <p className="mt-3 wrap-anywhere text-text-2">
          “{job.job}” isn’t the title of one of the 923 occupations here.{" "}
          {hasNearest ? "If one of those suggested is yours, choose it. Otherwise, your" : "Your"}{" "}
          words are kept, and everything else works as it does for all.
        </p>
      </aside>
    );
  return (
    <aside className="self-start">
      <p className="text-sm text-muted">You bring already</p>
      <h2 className="mt-1 text-section">
        {skills.length === 0 ? occupation.title : `${skills.length} skills that travel`}
      </h2>
      {skills.length === 0 ? null : (
        <ul className="mt-4 border-t border-hairline-strong">
          {skills.map((skill) => (
            <li
              key={skill}
              className="flex items-start gap-3.5 border-b border-hairline py-3 text-ui last:border-0"
            >
              <Check className="mt-1 size-4 flex-none text-primary" aria-hidden />
              {skill}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 text-sm text-muted">
        {skills.length === 0 ? "No skills are listed yet for " : "The most important skills of "}
        <Link to={occupation.to} className="text-primary-ink underline underline-offset-3">
          {occupation.title}
        </Link>
        , O*NET {ONET.version}, used under CC BY 4.0 and put in plain words.
      </p>
    </aside>
  );
}
