import type { SubmissionResult } from "@conform-to/dom";
import { ArrowRight } from "~/ui/icons";
import { Button } from "~/ui/button";
import { Tag } from "~/ui/tag";
import { AnswerForm } from "~/practice/answer/answer-form";
import type { OpenDraft } from "~/practice/drafts/types";
import { ReadAloudButton } from "~/practice/speech/read-aloud-button";

export interface FollowUpQuestion {
  questionId: string;
  /** Path of its page. */
  page: string;
  attempt: number;
  prompt: string;
  /** The question it follows up on. */
  originalPrompt: string;
  /** What was missing; hidden in a live interview. */
  missedPoint: string | null;
}

const TARGET_WORDS = [25, 80] as const;

/** A follow-up question about something the answer left out. */
export function FollowUpView({
  sessionId,
  followUp,
  draft,
  result,
}: {
  sessionId: string;
  followUp: FollowUpQuestion;
  draft: OpenDraft;
  result: SubmissionResult | undefined;
}) {
  return (
    <div className="page session-page pt-5.5 pb-28 md:pb-24 lg:pt-10">
      <div className="lg:max-w-[55rem]">
        <div className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <Tag tone="accent">Follow-up</Tag>
          <span className="-my-2 -mr-2 ml-auto">
            <ReadAloudButton text={followUp.prompt} />
          </span>
        </div>
        <h1 className="question">{followUp.prompt}</h1>
        <p className="mt-3 text-sm text-muted max-md:hidden">After: {followUp.originalPrompt}</p>
        {followUp.missedPoint === null ? null : (
          <p className="mt-2 text-sm text-text-2">
            Asked because your answer didn’t cover this: “{followUp.missedPoint}”.
          </p>
        )}
        <AnswerForm
          key={`${followUp.questionId} ${followUp.attempt} follow-up`}
          sessionId={sessionId}
          questionId={followUp.questionId}
          attempt={followUp.attempt}
          part="follow-up"
          draft={draft}
          page={followUp.page}
          targetWords={TARGET_WORDS}
          lastResult={result}
        >
          <Button
            variant="ghost"
            name="intent"
            value="skip"
            formNoValidate
            className="answer-bar-icon"
          >
            <ArrowRight aria-hidden />
            Skip
          </Button>
        </AnswerForm>
      </div>
    </div>
  );
}
