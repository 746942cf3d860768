import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { FormError } from "~/ui/form-error";
import { Checkbox } from "~/ui/checkbox";
import { CONTROL_CLASS } from "~/ui/control-class";
import { KeepFormFields } from "~/ui/keep-form-fields";
import { RestoredNote } from "~/ui/restored-note";
import { pluralize } from "~/ui/format";
import { Link } from "~/ui/link";
import type { SourceKind } from "./source-kind";
import { WorkForm, type WorkShown } from "./work-form";
import type { SkillGap, TailoredInterview } from "./tailor-interview";

interface TailoredViewProps extends TailoredInterview {
  kind: SourceKind;
  /** Ids of the skills found, saved with the session. */
  skills: readonly string[];
  /** The post as read, to be corrected; null where the text is no longer known. */
  work: WorkShown | null;
  title: string | null;
  employer: string | null;
  /** A note on the text's language, or on what couldn’t be read. */
  notice: string | null;
  /** Names of the skills and tools read about which no question asks. */
  notCovered: readonly string[];
  /** Why the interview was not started. */
  limitMessage: string | undefined;
  /** Chosen before the session ended. */
  isRestored: boolean;
}

/** The questions and gaps found for a text. The text itself is not stored. */
export function TailoredView({
  kind,
  skills,
  work,
  title,
  employer,
  notice,
  notCovered,
  questions,
  gaps,
  metSkills,
  limitMessage,
  isRestored,
}: TailoredViewProps) {
  return (
    <section aria-labelledby="found" className="mt-12 border-t border-hairline pt-10">
      <h2 id="found" className="num scroll-mt-24 text-title">
        {pluralize(skills.length, "skill")} found, {pluralize(questions.length, "question")} chosen
      </h2>
      {work ? <WorkForm kind={kind} title={title} work={work} /> : null}
      {notice === null ? null : <p className="mt-3 max-w-(--measure) text-text-2">{notice}</p>}
      {questions.length === 0 ? (
        <p className="mt-4 max-w-(--measure) text-lead text-text-2">
          We don’t have questions for these skills yet. The table below shows what you can do
          instead.
        </p>
      ) : (
        <Form method="post" className="mt-7">
          <KeepFormFields page={`/interview/tailored?from=${kind}`} isRestored={isRestored} />
          {isRestored ? (
            <div className="mb-5">
              <RestoredNote>
                Your questions from before you were signed out. The interview hasn’t started yet.
              </RestoredNote>
            </div>
          ) : null}
          {title ? <input type="hidden" name="title" value={title} /> : null}
          {skills.map((skill) => (
            <input key={skill} type="hidden" name="skill" value={skill} />
          ))}
          <fieldset>
            <legend className="mb-3 text-sm text-muted">
              Uncheck any question you don’t want.
            </legend>
            <ol className="border-t border-hairline-strong">
              {questions.map(({ id, name, prompt, card, reason }) => (
                <li key={id} className="border-b border-hairline">
                  <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-4">
                    <span className="pt-3.5">
                      <Checkbox
                        id={`ask-${id}`}
                        type="checkbox"
                        name="question"
                        value={id}
                        defaultChecked
                      />
                    </span>
                    <label htmlFor={`ask-${id}`} className="cursor-pointer py-3.5">
                      <span className="block text-ui font-control">{name}</span>
                      <span className="block text-sm text-text-2">{prompt}</span>
                      <span className="block text-xs text-muted">
                        {reason}. {card}
                      </span>
                    </label>
                  </div>
                </li>
              ))}
            </ol>
          </fieldset>
          <label className="mt-6 block max-w-sm">
            <span className="mb-1.5 block text-sm">Employer, to name the session (optional)</span>
            <input
              name="employer"
              maxLength={80}
              defaultValue={employer ?? ""}
              autoComplete="off"
              className={CONTROL_CLASS}
            />
          </label>
          <div className="mt-6">
            <FormError>{limitMessage}</FormError>
          </div>
          <Button size="lg" name="intent" value="start" className="mt-6">
            Start this interview
          </Button>
        </Form>
      )}
      {notCovered.length === 0 ? null : (
        <p className="mt-6 max-w-(--measure) text-sm text-text-2">
          Read but not covered: {notCovered.join(", ")}. We don’t have questions on{" "}
          {notCovered.length === 1 ? "it" : "them"} yet.
        </p>
      )}
      {kind === "posting" && !isRestored ? (
        <p className="mt-3 max-w-(--measure) text-sm text-text-2">
          We may have missed licenses, certificates and tools. Check the posting for them and
          prepare those yourself.
        </p>
      ) : null}
      {gaps.length === 0 ? null : <SkillGapTable gaps={gaps} kind={kind} />}
      {metSkills.length === 0 ? null : (
        <p className="mt-6 max-w-(--measure) text-sm text-text-2">
          Already demonstrated: {metSkills.join(", ")}.
        </p>
      )}
    </section>
  );
}

function SkillGapTable({ gaps, kind }: { gaps: readonly SkillGap[]; kind: SourceKind }) {
  return (
    <table className="num stacked-table mt-12 w-full text-left text-sm">
      <caption className="mb-3 text-left font-head text-section">
        {kind === "posting" ? "Skills in this posting" : "Claims to back up"}
      </caption>
      <thead className="text-xs text-muted">
        <tr className="border-b border-hairline-strong">
          <th scope="col" className="py-2.5 pr-4 font-medium">
            Skill
          </th>
          <th scope="col" className="w-[24%] py-2.5 pr-4 font-medium">
            Answered here
          </th>
          <th scope="col" className="w-[38%] py-2.5 font-medium">
            What to do
          </th>
        </tr>
      </thead>
      <tbody>
        {gaps.map(({ name, quote, evidence, action: todo, to }) => (
          <tr key={name} className="border-b border-hairline align-baseline">
            <th scope="row" className="py-3 pr-4 font-text">
              <span className="text-ui font-control">{name}</span>
              <q className="block text-xs text-muted [overflow-wrap:anywhere]">{quote}</q>
            </th>
            <td className="py-3 pr-4" data-label="Answered here">
              {evidence}
            </td>
            <td className="py-3">
              {to === null ? (
                todo
              ) : (
                <Link to={to} className="text-primary-ink underline underline-offset-3">
                  {todo}
                </Link>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
