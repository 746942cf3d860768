import type { SubmissionResult } from "@conform-to/dom";
import { Island } from "~/ui/island";
import { KeepFormFields } from "~/ui/keep-form-fields";
import { Tag } from "~/ui/tag";
import { AnswerForm } from "~/practice/answer/answer-form";
import type { OpenDraft } from "~/practice/drafts/types";
import { ReadAloudButton } from "~/practice/speech/read-aloud-button";

export interface FollowUpPage {
  questionId: string;
  /** Path of its page. */
  page: string;
  attempt: number;
  prompt: string;
  /** The question it follows up on. */
  originalPrompt: string;
  /** The point it asks about; hidden in a live interview. */
  openPoint: string | null;
}

export const TARGET_WORDS = [25, 80] as const;
export const TARGET_MINUTES = 1;

/** A follow-up question about a point that is open or was left out. */
export function FollowUpView({
  sessionId,
  followUp,
  draft,
  result,
}: {
  sessionId: string;
  followUp: FollowUpPage;
  draft: OpenDraft;
  result: SubmissionResult | undefined;
}) {
  return (
    <div className="page session-page grid grid-cols-[minmax(0,1fr)] gap-6 pt-5.5 pb-28 md:pb-24 lg:grid-cols-[minmax(0,1fr)_min(21.25rem,36%)] lg:gap-14 lg:pt-10">
      <section>
        <div className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <Tag tone="accent">Follow-up</Tag>
          <span className="-my-2 -mr-2 ml-auto">
            <Island
              name="read-aloud"
              component={ReadAloudButton}
              props={{ text: followUp.prompt }}
            />
          </span>
        </div>
        <h1 id="prompt" className="question">
          {followUp.prompt}
        </h1>
        <KeepFormFields form="answer" page={followUp.page} isRestored={draft.isRestored === true} />
        <Island
          name="answer"
          component={AnswerForm}
          props={{
            sessionId,
            questionId: followUp.questionId,
            attempt: followUp.attempt,
            part: "follow-up",
            draft,
            page: followUp.page,
            targetWords: TARGET_WORDS,
            lastResult: result,
            actions: "follow-up",
          }}
        />
      </section>
      <aside className="text-sm text-text-2">
        <h2 className="font-sans text-ui font-strong text-text">The question before</h2>
        <p className="mt-2">{followUp.originalPrompt}</p>
        {followUp.openPoint === null ? null : (
          <>
            <h2 className="mt-6 border-t border-hairline pt-6 font-sans text-ui font-strong text-text">
              Why you’re asked this
            </h2>
            <p className="mt-2">
              A good answer also has this, and the coach isn’t sure that yours does: “
              {followUp.openPoint}.”
            </p>
          </>
        )}
      </aside>
    </div>
  );
}
