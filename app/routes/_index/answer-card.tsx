import type { SubmissionResult } from "@conform-to/dom";
import PencilLine from "lucide-react/icons/pencil-line";
import { LAST_PROMPT, WORK_FIELD_LABELS, WORK_FIELDS } from "~/data/home";
import { Button } from "~/ui/button";
import { describeForm, getTextareaProps } from "~/ui/form";
import { KeepFormFields } from "~/ui/keep-form-fields";
import { Link } from "~/ui/link";
import { RestoredNote } from "~/ui/restored-note";
import type { HomeCard } from "./find-card.server";

interface AnswerCardProps {
  card: Extract<HomeCard, { kind: "form" }>;
  lastResult: SubmissionResult | undefined;
  /** The text was right, and something else went wrong. */
  canRetry: boolean;
}

/** One question and a box for the answer. */
export function AnswerCard({ card, lastResult, canRetry }: AnswerCardProps) {
  const { field, prompt, prompts, page, sessionId, text, isRestored } = card;
  const [, fields] = describeForm<{ answer: string }>({
    id: "try",
    labels: { answer: "Your answer" },
    lastResult,
    defaultValue: { answer: text },
  });
  const { errors = [], errorId } = fields.answer;
  const change = sessionId ? `&answer=${sessionId}&edit` : field ? `&for=${field}` : "";
  return (
    <>
      {sessionId ? (
        <p className="try-top">
          <b>Change your answer</b>
          <Link to={`/?answer=${sessionId}#try`} data-swap-link>
            Back
          </Link>
        </p>
      ) : (
        <nav aria-label="Your work" className="try-fields">
          <Link to="/" aria-current={field ? undefined : "true"} data-keep-scroll>
            Any job
          </Link>
          {WORK_FIELDS.map((each) => (
            <Link
              key={each}
              to={`/?for=${each}`}
              aria-current={each === field ? "true" : undefined}
              data-keep-scroll
            >
              {WORK_FIELD_LABELS[each]}
            </Link>
          ))}
        </nav>
      )}
      <form method="post" action={`/?index${change}#try`} noValidate data-swap-form>
        <KeepFormFields page={page} isRestored={isRestored} />
        <input type="hidden" name="for" value={field ?? ""} />
        <input type="hidden" name="session" value={sessionId ?? ""} />
        <h2 className="try-question">{prompt}</h2>
        {isRestored ? (
          <RestoredNote>Your answer from before you were signed out.</RestoredNote>
        ) : null}
        <div className="try-box">
          <label htmlFor={fields.answer.id} className="sr-only">
            Your answer
          </label>
          <textarea
            {...getTextareaProps(fields.answer)}
            rows={5}
            placeholder={[...prompts, LAST_PROMPT].join("\n")}
          />
          <p id={errorId} role="alert" hidden={errors.length === 0} data-swap-error>
            <PencilLine aria-hidden />
            {errors.join(" ") || "That didn’t work. Your text is still here."}
          </p>
        </div>
        <p className="try-send">
          <span>Four or five sentences are enough.</span>
          <Button name="intent" value="answer" size="lg" pendingText="Reading">
            {canRetry ? "Try again" : "Review my answer"}
          </Button>
        </p>
      </form>
    </>
  );
}
