import { Button } from "~/ui/button";
import { RETENTION_DAYS } from "./recording-store";

/** What becomes of a session's recordings: shown by a browser that has any (browser/stored-recordings.ts). */
export function SessionRecordings({ sessionId }: { sessionId: string }) {
  return (
    <output
      hidden
      data-session-recordings={sessionId}
      className="mt-6 block text-sm text-text-2 [&[hidden]]:hidden"
    >
      The recordings stay in this browser alone, for {RETENTION_DAYS} days, or go now.{" "}
      <Button type="button" size="sm" variant="secondary" className="ml-2">
        Delete the recordings
      </Button>
    </output>
  );
}
