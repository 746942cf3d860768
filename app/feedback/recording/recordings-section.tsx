import { RETENTION_DAYS } from "~/practice/camera/recording-store";
import { Island } from "~/ui/island";
import { Recordings } from "./recordings";
import type { RecordedAnswer } from "./types";

interface RecordingsSectionProps {
  answers: RecordedAnswer[];
  /** It was spoken in a live interview, which records it. */
  wasRecorded: boolean;
}

/** The recordings of an answer: shown by a browser that has any (browser/stored-recordings.ts). */
export function RecordingsSection({ answers, wasRecorded }: RecordingsSectionProps) {
  return (
    <section
      hidden
      data-recordings={JSON.stringify(answers.map(({ recordingKey }) => recordingKey))}
      aria-label="Recording"
      className="no-print mt-12 border-t border-hairline pt-8"
    >
      {wasRecorded ? (
        <p className="text-sm text-muted">
          This browser has no recording of this answer. It stays where it was made, for at most{" "}
          {RETENTION_DAYS} days.
        </p>
      ) : null}
      {/* React is loaded only where there is something to play. */}
      <template>
        <Island name="recordings" component={Recordings} props={{ answers }} />
      </template>
    </section>
  );
}
