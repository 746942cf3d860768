import { INTERVIEW_FORMATS } from "~/data/interview-formats";
import { TipList } from "~/practice/tip-list";
import { ChevronDown } from "~/ui/icons";
import { Link } from "~/ui/link";

/** Tips for interviews in which nobody sits across from the candidate. */
export function InterviewFormats() {
  return (
    <section
      id="formats"
      className="mt-16 grid gap-x-16 gap-y-6 lg:mt-24 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <div>
        <h2 className="text-section">Recorded, screened or at home</h2>
        <p className="mt-3 text-sm text-muted">
          Tips for the steps without an interviewer. The laws are as of November 2026.
        </p>
      </div>
      <div>
        {INTERVIEW_FORMATS.map(({ title, tips, sources }) => (
          <details key={title} className="group border-b border-hairline">
            <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4">
              <h3 className="flex-1 font-sans text-ui font-strong">{title}</h3>
              <ChevronDown
                className="size-4.5 flex-none text-muted group-open:rotate-180"
                aria-hidden
              />
            </summary>
            <div className="pb-6">
              <TipList tips={tips} />
              {sources.map(({ name, link }) => (
                <p key={link} className="mt-3 ml-7.5 text-sm">
                  <Link
                    to={link}
                    rel="noreferrer"
                    className="inline-flex min-h-11 items-center text-primary-ink underline underline-offset-4 md:min-h-0"
                  >
                    {name}
                  </Link>
                </p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
