import CornerDownRight from "lucide-react/icons/corner-down-right";
import type { KeyPointStatus } from "~/coach/types";
import { UNREADABLE_REVIEW } from "~/practice/store/unreadable-review";
import { LinkButton } from "~/ui/button";
import { Panel } from "~/ui/panel";

export type FollowUpState =
  | { kind: "open"; prompt: string; to: string }
  | {
      kind: "answered";
      prompt: string;
      text: string;
      /** Null for one that quoted the answer. */
      point: FollowUpPointReview | null;
    };

interface FollowUpPointReview {
  /** Null when the review cannot be read. */
  status: KeyPointStatus | null;
  label: string;
  suggestion: string;
}

const STATUS_LABELS = {
  covered: "You made the point",
  partial: "You made part of the point",
  asked: "Still open",
  missed: "Still open",
  contradicted: "Look at this again",
} as const satisfies Record<KeyPointStatus, string>;

/** The follow-up to an answer: the open question, or how its answer was scored. */
export function FollowUpPanel({ state }: { state: FollowUpState }) {
  return (
    <Panel
      id="follow-up"
      className={`mb-10 px-5 py-5 md:px-6 ${state.kind === "open" ? "gap-x-8 md:grid md:grid-cols-[minmax(0,1fr)_auto]" : ""}`}
    >
      <h2 className="flex items-center gap-2 font-sans text-sm font-strong text-primary-ink">
        <CornerDownRight className="size-4" aria-hidden />
        An interviewer would ask next
      </h2>
      <p className="mt-2 max-w-[34em] text-h3">{state.prompt}</p>
      {state.kind === "open" ? (
        <LinkButton
          to={state.to}
          variant="secondary"
          className="max-md:mt-4 md:col-start-2 md:row-span-2 md:row-start-1 md:self-center"
        >
          Answer the follow-up
        </LinkButton>
      ) : (
        <>
          <p className="mt-3 max-w-(--measure) border-l border-hairline-strong pl-4 whitespace-pre-line text-text-2">
            {state.text}
          </p>
          {state.point ? <PointReview {...state.point} /> : null}
          <p className="mt-2 text-xs text-muted">
            A follow-up doesn’t change the score of your answer.
          </p>
        </>
      )}
    </Panel>
  );
}

function PointReview({ status, label, suggestion }: FollowUpPointReview) {
  return (
    <>
      <p className="mt-3.5 text-ui">
        {status === null ? (
          `${UNREADABLE_REVIEW}.`
        ) : (
          <>
            <b className="font-strong">{STATUS_LABELS[status]}:</b> {label}.
          </>
        )}
      </p>
      {suggestion === "" ? null : (
        <p className="mt-1 text-sm text-text-2">If it isn’t there yet, add: {suggestion}</p>
      )}
    </>
  );
}
