import { Button } from "~/ui/button";
import { formatList, pluralize } from "~/ui/format";
import { Panel } from "~/ui/panel";
import { SESSION_FORM_ID } from "~/practice/session/session-form";
import type { PracticeSubject } from "./practice-subject.server";

/** The session for the role or course that the user came from. */
export function SubjectPanel({
  subject: { id, kind, title, questionIds, testedSkills, untestedSkills },
}: {
  subject: Pick<
    PracticeSubject,
    "id" | "kind" | "title" | "questionIds" | "testedSkills" | "untestedSkills"
  >;
}) {
  if (questionIds.length === 0) {
    return (
      <p className="mb-5 max-w-(--measure) text-ui text-text-2">
        The first card is the closest to {title}.
      </p>
    );
  }
  return (
    <Panel
      isHighlighted
      aria-labelledby="subject"
      className="mb-5 grid gap-x-10 gap-y-5 p-6 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
    >
      <div>
        <h2 id="subject" className="text-h3">
          Practice for {title}
        </h2>
        <p className="num mt-2 max-w-(--measure) text-ui text-text-2">
          {pluralize(questionIds.length, "question")}
          {testedSkills.length === 0 ? "" : ` on ${formatList(testedSkills)}`}
          {kind === "role"
            ? `${testedSkills.length === 0 ? " on" : ", and on"} what interviewers in this field ask.`
            : "."}
          {untestedSkills.length === 0
            ? ""
            : ` This session has none on ${formatList(untestedSkills)}.`}
        </p>
      </div>
      <Button form={SESSION_FORM_ID} name="for" value={id} size="lg">
        Start this session
      </Button>
    </Panel>
  );
}
