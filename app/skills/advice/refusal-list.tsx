import { Button } from "~/ui/button";

interface RefusalListProps {
  refusals: readonly { key: string; name: string }[];
  returnTo: string;
}

/** The steps that aren't suggested, each to be taken back. */
export function RefusalList({ refusals, returnTo }: RefusalListProps) {
  return (
    <ul className="border-t border-hairline text-ui">
      {refusals.map(({ key, name }) => (
        <li key={key} className="border-b border-hairline py-1.5">
          <form
            method="post"
            action="/next-step"
            data-keep-scroll=""
            className="flex flex-wrap items-center justify-between gap-x-6"
          >
            <span className="wrap-anywhere">{name}</span>
            <input type="hidden" name="step" value={key} />
            <input type="hidden" name="returnTo" value={returnTo} />
            <Button
              name="intent"
              value="undo"
              variant="ghost"
              size="sm"
              aria-label={`Undo: ${name}`}
              pendingText="Saving…"
            >
              Undo
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
}
