import { Check } from "~/ui/icons";
import type { ReactNode } from "react";
import CloudOff from "lucide-react/icons/cloud-off";
import RefreshCw from "lucide-react/icons/refresh-cw";
import type { SaveState } from "./autosave";
import { formatTime } from "~/ui/format-date";
import { Link } from "~/ui/link";

interface SaveStatusProps {
  state: SaveState;
  /** Overwrites the conflicting revision. */
  onOverwrite: (revision: number) => void;
}

const ACTION_CLASS =
  "min-h-9 cursor-pointer font-medium text-primary-ink underline underline-offset-4 max-md:min-h-11";

/** Save status; announced only on failure. */
export function SaveStatus({ state, onOverwrite }: SaveStatusProps) {
  switch (state.kind) {
    case "new":
      return null;
    case "changed":
    case "saving":
      return (
        <StatusText>
          <RefreshCw className="size-3.75" strokeWidth={1.75} aria-hidden />
          Saving
        </StatusText>
      );
    case "saved":
      return (
        <StatusText isSaved>
          <Check className="size-3.75" strokeWidth={1.75} aria-hidden />
          Saved {formatTime(state.at)}
        </StatusText>
      );
    case "failed":
      return (
        <output className="ml-auto flex items-start gap-1.5 font-medium text-danger">
          <CloudOff className="mt-0.5 size-3.75 flex-none" aria-hidden />
          Not saved yet. Keep this page open: we’ll try again when you’re online.
        </output>
      );
    case "signed-out":
      return (
        <output className="flex w-full flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <span className="font-medium text-warn">{state.message}</span>
          {state.signInUrl === null ? null : (
            <Link to={state.signInUrl} className={`inline-flex items-center ${ACTION_CLASS}`}>
              Sign in
            </Link>
          )}
        </output>
      );
    case "refused":
      return (
        <output className="flex w-full flex-wrap items-center gap-x-4 gap-y-1 text-sm text-text-2">
          <span className="font-medium text-warn">{state.message}</span>
          {state.conflictingRevision === null ? null : (
            <ConflictActions revision={state.conflictingRevision} onOverwrite={onOverwrite} />
          )}
        </output>
      );
  }
}

function ConflictActions({
  revision,
  onOverwrite,
}: {
  revision: number;
  onOverwrite: SaveStatusProps["onOverwrite"];
}) {
  return (
    <>
      <button type="button" className={ACTION_CLASS} onClick={() => onOverwrite(revision)}>
        Keep this version
      </button>
      <button type="button" className={ACTION_CLASS} onClick={() => location.reload()}>
        Show the other version
      </button>
    </>
  );
}

function StatusText({ isSaved, children }: { isSaved?: boolean; children: ReactNode }) {
  return (
    <p data-saved={isSaved} className="ml-auto flex items-center gap-1.5">
      {children}
    </p>
  );
}
