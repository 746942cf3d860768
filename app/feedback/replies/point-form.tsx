import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";

interface PointFormProps {
  action: string;
  point: { id: string; label: string };
  sentences: readonly { text: string }[];
}

/** A longer answer is not repeated beside each point. */
const MAX_LISTED_SENTENCES = 40;
/** The whole sentence stands beside its number. */
const MAX_SHOWN_LENGTH = 60;

/** The coach or a model thinks that a sentence makes the point: the person says whether it does. Works without JavaScript. */
export function ThoughtForm({
  action,
  point,
  sentence,
  sentences,
  canOverrule,
}: PointFormProps & {
  sentence: number;
  /** One press says that it isn’t there. */
  canOverrule: boolean;
}) {
  return (
    <div className="reply no-print">
      <Form method="post" action={action} preventScrollReset>
        <input type="hidden" name="point" value={point.id} />
        <input type="hidden" name="sentence" value={sentence + 1} />
        <Button
          name="intent"
          value="point"
          variant="secondary"
          size="sm"
          aria-label={`Right: sentence ${sentence + 1} says “${point.label}”`}
        >
          Right
        </Button>
      </Form>
      {canOverrule ? (
        <Form method="post" action={action} preventScrollReset>
          <input type="hidden" name="point" value={point.id} />
          <input type="hidden" name="sentence" value="none" />
          <Button
            name="intent"
            value="point"
            variant="secondary"
            size="sm"
            aria-label={`I didn’t say “${point.label}”`}
          >
            I didn’t say this
          </Button>
        </Form>
      ) : null}
      <details>
        <summary>Not this</summary>
        <Form method="post" action={action} preventScrollReset>
          <input type="hidden" name="point" value={point.id} />
          <SentenceNumber count={sentences.length} />
          <SaveButton point={point} />
        </Form>
      </details>
    </div>
  );
}

/** No sentence was found: the person says which one it is, or that there is none. */
export function AskedForm({
  action,
  point,
  sentences,
  ask = "Which sentence says this?",
}: PointFormProps & { ask: string | undefined }) {
  return (
    <details className="reply no-print">
      <summary>{ask}</summary>
      <Form method="post" action={action} preventScrollReset>
        <input type="hidden" name="point" value={point.id} />
        {sentences.length > MAX_LISTED_SENTENCES ? (
          <SentenceNumber count={sentences.length} />
        ) : (
          <Select name="sentence" aria-label={ask} required defaultValue="">
            <option value="">Choose the sentence</option>
            {sentences.map(({ text }, index) => (
              <option key={index} value={index + 1}>
                {index + 1}. {shorten(text)}
              </option>
            ))}
            <option value="none">None: I left it out</option>
          </Select>
        )}
        <SaveButton point={point} />
      </Form>
    </details>
  );
}

/** The sentences stand on the page, each beside its number. */
function SentenceNumber({ count }: { count: number }) {
  return (
    <label>
      The number beside the sentence, or 0: I didn’t say this
      <input type="number" name="sentence" min={0} max={count} required />
    </label>
  );
}

function SaveButton({ point: { label } }: Pick<PointFormProps, "point">) {
  return (
    <Button
      name="intent"
      value="point"
      variant="secondary"
      size="sm"
      className="justify-self-start"
      aria-label={`Save for “${label}”`}
    >
      Save
    </Button>
  );
}

function shorten(text: string): string {
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH).trimEnd()}…` : text;
}

/** Takes back what the person said about a point. */
export function UndoPoint({
  action,
  point: { id, label },
}: Pick<PointFormProps, "action" | "point">) {
  return (
    <Form method="post" action={action} preventScrollReset className="inline">
      <input type="hidden" name="point" value={id} />
      <button
        name="intent"
        value="undo-point"
        aria-label={`Undo “${label}”`}
        className="reply-undo no-print"
      >
        Undo
      </button>
    </Form>
  );
}
