import Copy from "lucide-react/icons/copy";
import { Check } from "~/ui/icons";
import { useState } from "react";
import { Button } from "~/ui/button";
import { CONTROL_CLASS } from "~/ui/control-class";
import { Panel } from "~/ui/panel";
import { useHydrated } from "~/ui/use-hydrated";

/** The new link. It can't be shown again. */
export function NewLink({ url }: { url: string }) {
  const hydrated = useHydrated();
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Panel isHighlighted aria-labelledby="new-link" className="mt-8 p-6">
      <h2 id="new-link" className="text-h3">
        Your link is ready
      </h2>
      <p className="mt-1 text-sm text-text-2">Copy it now: you won’t be able to see it again.</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <label className="min-w-0 flex-[1_1_20rem]">
          <span className="sr-only">Link to the report</span>
          <input
            readOnly
            value={url}
            onFocus={(event) => event.currentTarget.select()}
            className={CONTROL_CLASS}
          />
        </label>
        {hydrated ? (
          <Button
            type="button"
            variant="secondary"
            className="min-h-12"
            onClick={async () => {
              await navigator.clipboard.writeText(url);
              setIsCopied(true);
            }}
          >
            {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
            {isCopied ? "Copied" : "Copy"}
          </Button>
        ) : null}
      </div>
    </Panel>
  );
}
