import { Form } from "@remix-run/react";
import type { Point } from "~/feedback/parts/point-row";
import { Button } from "~/ui/button";
import { canAnswerPoint } from "./can-reply";
import { SentenceButtons } from "./sentence-buttons";
import { SentenceNumberForm } from "./sentence-number-form";

interface PointReplyProps {
  action: string;
  point: Point;
  /** How many sentences the answer has. */
  count: number;
  /** The sentences to choose from, as indexes, where not every one has its number beside it. */
  candidates?: readonly number[] | undefined;
}

/** What is asked about a point. */
export interface PointAsk {
  ask: string;
  halves?: readonly [string, string] | undefined;
}

const isGuess = ({ source, sentence }: Point) =>
  (source === "thought" || source === "model") && sentence !== null;

/** Beside a point: take back what one said. */
export function PointAction({
  action,
  point,
  isAnswered,
}: Pick<PointReplyProps, "action" | "point"> & { isAnswered: boolean }) {
  const { id, label } = point;
  if (isAnswered)
    return (
      <Form method="post" action={action} data-swap-form>
        <input type="hidden" name="point" value={id} />
        <button
          name="intent"
          value="undo-point"
          aria-label={`Undo “${label}”`}
          className="reply-link"
        >
          Undo
        </button>
      </Form>
    );
  return null;
}

/** Behind a point: that the coach reads it wrong, or which sentence makes it. */
export function PointReply({
  action,
  point,
  count,
  candidates,
  ask,
  halves,
}: PointReplyProps & PointAsk) {
  const isUntold = point.source === "checked" && point.sentence === null;
  if (!canAnswerPoint(point) || !(isGuess(point) || isUntold || point.status === "asked"))
    return null;
  const summary = isGuess(point) ? "Right?" : "Find";
  return (
    <details className="reply reply-point no-print">
      <summary aria-label={`${summary}: “${point.label}”`}>{summary}</summary>
      {isGuess(point) ? <ConfirmForm action={action} point={point} /> : null}
      {point.source === "model" ? <OverruleForm action={action} point={point} /> : null}
      <p className="mb-2 text-sm text-text-2">
        {isGuess(point) ? "Not this. " : null}
        {ask}
      </p>
      {candidates ? (
        <SentenceButtons action={action} point={point} ask={ask} candidates={candidates} />
      ) : (
        <SentenceNumberForm action={action} point={{ ...point, halves }} count={count} />
      )}
    </details>
  );
}

/** The sentence makes the point, as the coach thinks. */
function ConfirmForm({
  action,
  point: { id, label, sentence },
}: Pick<PointReplyProps, "action" | "point">) {
  if (sentence === null) return null;
  return (
    <Form method="post" action={action} data-swap-form>
      <input type="hidden" name="point" value={id} />
      <input type="hidden" name="sentence" value={sentence + 1} />
      <Button
        name="intent"
        value="point"
        variant="secondary"
        size="sm"
        className="justify-self-start"
        aria-label={`Yes, sentence ${sentence + 1} says “${label}”`}
      >
        Yes, sentence {sentence + 1}
      </Button>
    </Form>
  );
}

/** One press says that a model is wrong. */
function OverruleForm({ action, point: { id, label } }: Pick<PointReplyProps, "action" | "point">) {
  return (
    <Form method="post" action={action} data-swap-form>
      <input type="hidden" name="point" value={id} />
      <input type="hidden" name="sentence" value="none" />
      <Button
        name="intent"
        value="point"
        variant="secondary"
        size="sm"
        className="justify-self-start"
        aria-label={`I didn’t say “${label}”`}
      >
        I didn’t say this
      </Button>
    </Form>
  );
}
