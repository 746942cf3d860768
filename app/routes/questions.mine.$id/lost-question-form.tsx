import { QuestionForm, type QuestionFormProps } from "~/practice/own-questions/question-form";
import { BackLink } from "~/ui/back-link";
import { Page } from "~/ui/layout/page";

export type LostQuestion = Pick<QuestionFormProps, "values" | "constraint">;

/** What was written for a question that no longer exists, to be saved as a new one. */
export function LostQuestionForm(lost: LostQuestion) {
  return (
    <Page compact>
      <BackLink to="/questions/mine">Your own questions</BackLink>
      <h1 className="mt-1 text-title">This question no longer exists</h1>
      <p className="mt-3 max-w-(--measure) text-lead text-text-2">
        It was deleted, maybe in another tab, so your changes weren’t saved. You can save what you
        wrote as a new question.
      </p>
      <QuestionForm
        {...lost}
        page="/questions/mine/new"
        isRestored={false}
        submitLabel="Save as a new question"
        lastResult={undefined}
      />
    </Page>
  );
}
