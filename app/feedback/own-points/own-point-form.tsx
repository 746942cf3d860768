import { Button } from "~/ui/button";

interface OwnPointFormProps {
  action: string;
  point: { id: string; label: string };
  sentences: readonly { text: string }[];
}

/** A longer answer is not repeated beside each point. */
const MAX_LISTED_SENTENCES = 40;

/** “I said this”: choose the sentence, and the point counts. Works without JavaScript. */
export function OwnPointForm({ action, point: { id, label }, sentences }: OwnPointFormProps) {
  return (
    <details className="own-point no-print">
      <summary>I said this</summary>
      <form method="post" action={action}>
        <input type="hidden" name="point" value={id} />
        <fieldset>
          <legend>Which sentence says it?</legend>
          {sentences.length > MAX_LISTED_SENTENCES ? (
            <label className="grid gap-1 text-sm text-text-2">
              The number beside the sentence
              <input
                type="number"
                name="sentence"
                min={1}
                max={sentences.length}
                required
                className="min-h-11 w-28 rounded-control border border-control bg-surface-1 px-3"
              />
            </label>
          ) : (
            sentences.map(({ text }, index) => (
              <label key={index}>
                <input type="radio" name="sentence" value={index + 1} required className="radio" />
                <span>{text}</span>
              </label>
            ))
          )}
        </fieldset>
        <div>
          <Button
            name="intent"
            value="mark"
            variant="secondary"
            size="sm"
            aria-label={`Count this point: ${label}`}
          >
            Count this point
          </Button>
        </div>
      </form>
    </details>
  );
}

/** Takes a marked point back. */
export function UndoOwnPoint({
  action,
  point: { id, label },
}: Pick<OwnPointFormProps, "action" | "point">) {
  return (
    <form method="post" action={action} className="inline">
      <input type="hidden" name="point" value={id} />
      <button name="intent" value="undo" aria-label={`Undo “${label}”`} className="own-point-undo">
        Undo
      </button>
    </form>
  );
}
