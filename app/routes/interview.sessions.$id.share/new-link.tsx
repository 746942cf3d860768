import { CopyField } from "~/ui/copy-field";
import { Panel } from "~/ui/panel";

/** The new link. It can't be shown again. */
export function NewLink({ number, url }: { number: number; url: string }) {
  return (
    <Panel isHighlighted aria-labelledby="new-link" className="mt-8 p-6">
      <h2 id="new-link" className="text-h3">
        Link {number} is ready
      </h2>
      <label htmlFor="link" className="mt-1 mb-4 block text-sm text-text-2">
        Copy it now: you won’t be able to see it again.
      </label>
      <CopyField id="link" value={url} />
    </Panel>
  );
}
